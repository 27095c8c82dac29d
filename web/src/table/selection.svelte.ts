/** What the player has in hand while choosing: a unit of the tray, a road whose menu is open, a card. */

export class Choice {
  unit = $state<string | null>(null);
  road = $state<number | null>(null);
  card = $state<string | null>(null);
  /** The action whose effects are shown. */
  looking = $state<string | null>(null);

  clear(): void {
    this.unit = null;
    this.road = null;
    this.card = null;
    this.looking = null;
  }

  takeUnit(letter: string): void {
    const same = this.unit === letter;
    this.clear();
    if (!same) this.unit = letter;
  }

  openRoad(road: number): void {
    const same = this.road === road;
    this.clear();
    if (!same) this.road = road;
  }

  takeCard(card: string): void {
    this.clear();
    this.card = card;
  }
}
