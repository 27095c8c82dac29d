/** The editions of the first page, which must not wait for the server. `keepsCards`: beginners play with Victory cards. */
export const EDITIONS: readonly { id: string; keepsCards: boolean }[] = [
  { id: "ardennes", keepsCards: false },
  { id: "dday", keepsCards: false },
  { id: "prototype", keepsCards: true },
];
