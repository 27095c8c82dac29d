/** What the player has selected: a unit of the stock, a road whose menu is open, or a card. At most one of them. */

export class Selection {
  unit = $state<string | null>(null);
  road = $state<number | null>(null);
  card = $state<string | null>(null);

  clear(): void {
    this.unit = null;
    this.road = null;
    this.card = null;
  }

  /** Selecting what is selected already clears the selection. */
  toggleUnit(letter: string): void {
    const same = this.unit === letter;
    this.clear();
    if (!same) this.unit = letter;
  }

  toggleRoad(road: number): void {
    const same = this.road === road;
    this.clear();
    if (!same) this.road = road;
  }

  selectCard(card: string): void {
    this.clear();
    this.card = card;
  }
}
