/** Dragging a unit from the tray to a road. A short press without moving stays a click. */

const FAR = 8;

export class Drag {
  letter = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state<number | null>(null);
  /** Set while the click that ends a drag must be ignored. */
  ended = false;

  start(letter: string, event: PointerEvent, drop: (letter: string, road: number) => void): void {
    if (event.button !== 0) return;
    const [x0, y0] = [event.clientX, event.clientY];
    const move = (e: PointerEvent) => {
      if (e.pointerId !== event.pointerId) return;
      if (!this.letter && Math.hypot(e.clientX - x0, e.clientY - y0) < FAR) return;
      this.letter = letter;
      this.x = e.clientX;
      this.y = e.clientY;
      this.over = roadAt(e.clientX, e.clientY);
    };
    const stop = (e: PointerEvent) => {
      if (e.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      if (!this.letter) return;
      this.ended = true;
      setTimeout(() => (this.ended = false), 50);
      const road = e.type === "pointerup" ? roadAt(e.clientX, e.clientY) : null;
      this.letter = null;
      this.over = null;
      if (road !== null) drop(letter, road);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}

function roadAt(x: number, y: number): number | null {
  const road = document.elementFromPoint(x, y)?.closest<SVGGElement>("[data-road]")?.dataset["road"];
  return road ? Number(road) : null;
}
