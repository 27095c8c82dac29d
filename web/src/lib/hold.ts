/**
 * A long touch previews a control without activating it. The preview lasts until the finger is lifted; the click and
 * the focus that would follow are suppressed.
 */
import type { Attachment } from "svelte/attachments";

/** Milliseconds. */
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
