/** The round of a turn. The game counts the turns of both sides; players count rounds, in which each side has one. */
export function roundOf(turn: number): number {
  return Math.ceil(turn / 2);
}
