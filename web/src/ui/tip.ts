/**
 * A tooltip: a short text beside a control, under the pointer, with the keyboard focus, or while a finger rests on it.
 * It is a description of its control for screen readers, too. One tooltip is shown at a time.
 */
import type { Attachment } from "svelte/attachments";

/** Milliseconds until a tooltip opens under a pointer, and until a touch counts as a long press. */
const HOVER = 350;
const LONG = 450;
const MARGIN = 6;

let shown: { element: HTMLElement; box: HTMLElement } | null = null;
let count = 0;

function hide(element?: Element): void {
  if (!shown || (element && shown.element !== element)) return;
  shown.box.remove();
  shown.element.removeAttribute("aria-describedby");
  shown = null;
}

function show(element: HTMLElement, text: string): void {
  hide();
  if (!text || !element.isConnected) return;
  const box = document.createElement("div");
  box.className = "tip";
  box.role = "tooltip";
  box.id = `tip-${(count += 1)}`;
  box.textContent = text;
  document.body.append(box);
  const at = element.getBoundingClientRect();
  const left = Math.max(
    MARGIN,
    Math.min(at.left + at.width / 2 - box.offsetWidth / 2, innerWidth - box.offsetWidth - MARGIN),
  );
  const above = at.top - box.offsetHeight - MARGIN;
  box.style.left = `${left}px`;
  box.style.top = `${above >= MARGIN ? above : at.bottom + MARGIN}px`;
  element.setAttribute("aria-describedby", box.id);
  shown = { element, box };
}

/**
 * Shows a text beside the element. A long touch shows it and does not press the element. With `press`, a press shows it
 * too: for elements that do nothing else.
 */
export function tip(text: () => string, press = false): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let held = false;
    const later = (wait: number, then: () => void) => {
      clearTimeout(timer);
      timer = window.setTimeout(then, wait);
    };
    const close = () => {
      clearTimeout(timer);
      hide(element);
    };
    const listeners: Partial<Record<keyof HTMLElementEventMap, (event: never) => void>> = {
      pointerenter: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") later(HOVER, () => show(element, text()));
      },
      pointerdown: ({ pointerType }: PointerEvent) => {
        held = false;
        if (pointerType === "mouse") return close();
        later(LONG, () => {
          held = true;
          show(element, text());
        });
      },
      pointermove: ({ movementX, movementY, pointerType }: PointerEvent) => {
        if (pointerType !== "mouse" && Math.hypot(movementX, movementY) > 4) close();
      },
      pointerup: ({ pointerType }: PointerEvent) => {
        if (pointerType !== "mouse" && !held) clearTimeout(timer);
      },
      pointercancel: close,
      pointerleave: ({ pointerType }: PointerEvent) => {
        if (pointerType === "mouse") close();
        else clearTimeout(timer);
      },
      contextmenu: (event: Event) => {
        if (held) event.preventDefault();
      },
      focus: () => {
        if (element.matches(":focus-visible")) show(element, text());
      },
      blur: close,
      keydown: (event: KeyboardEvent) => {
        if (event.key === "Escape") close();
      },
    };
    const click = (event: Event) => {
      if (!held && !press) return;
      if (!held) show(element, text());
      held = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    /** The next touch anywhere else closes what a long press has opened. */
    const elsewhere = (event: Event) => {
      if (shown?.element === element && !element.contains(event.target as Node)) close();
    };
    for (const [kind, listener] of Object.entries(listeners)) element.addEventListener(kind, listener as EventListener);
    element.addEventListener("click", click, true);
    document.addEventListener("pointerdown", elsewhere);
    return () => {
      close();
      for (const [kind, listener] of Object.entries(listeners))
        element.removeEventListener(kind, listener as EventListener);
      element.removeEventListener("click", click, true);
      document.removeEventListener("pointerdown", elsewhere);
    };
  };
}
