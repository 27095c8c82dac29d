/**
 * The editions of the first page, which must not wait for the server. `keepsCards`: beginners play with Victory cards.
 * `specials`: the special units, in the order in which a beginner meets them.
 */
export const EDITIONS: readonly { id: string; keepsCards: boolean; specials: string }[] = [
  { id: "ardennes", keepsCards: false, specials: "GYKR" },
  { id: "dday", keepsCards: false, specials: "GYAR" },
  { id: "prototype", keepsCards: true, specials: "GYKR" },
];
