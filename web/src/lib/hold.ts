/**
 * A long press by touch shows what a press would do and does nothing: what appears under the pointer stays until
 * it is lifted, and the click that follows is kept back, as is the focus, which would show it again.
 */
import type { Attachment } from "svelte/attachments";

const LONG = 450;

export function hold(): Attachment<Element> {
  return (element) => {
    let pressed = 0;
    const down = (event: Event) => {
      pressed = (event as PointerEvent).pointerType === "mouse" ? 0 : event.timeStamp;
    };
    const long = (event: Event) => pressed > 0 && event.timeStamp - pressed > LONG;
    const focus = (event: Event) => {
      if (long(event)) event.preventDefault();
    };
    const click = (event: Event) => {
      if (long(event)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      pressed = 0;
    };
    const menu = (event: Event) => {
      if (pressed > 0) event.preventDefault();
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("mousedown", focus);
    element.addEventListener("click", click, true);
    element.addEventListener("contextmenu", menu);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("mousedown", focus);
      element.removeEventListener("click", click, true);
      element.removeEventListener("contextmenu", menu);
    };
  };
}
