/** Saves a board as a picture: SVG with its styles written out, or PNG. */

const STYLES = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "opacity",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
  "stop-color",
  "stop-opacity",
];
const SVG = "http://www.w3.org/2000/svg";

/** Makes references to gradients independent of the page's address. */
const local = (value: string) => value.replace(/url\(["']?[^"')]*#([\w-]+)["']?\)/g, "url(#$1)");

function writeStyles(from: Element, to: Element): void {
  const computed = getComputedStyle(from);
  for (const name of STYLES) {
    const value = computed.getPropertyValue(name);
    if (value) to.setAttribute(name, local(value));
  }
  for (const name of ["class", "role", "tabindex", "data-road", "aria-label", "aria-pressed", "style"])
    to.removeAttribute(name);
  [...from.children].forEach((child, index) => writeStyles(child, to.children[index]!));
}

export function pictureOf(board: SVGSVGElement): string {
  const copy = board.cloneNode(true) as SVGSVGElement;
  writeStyles(board, copy);
  copy
    .querySelectorAll("[fill='rgba(0, 0, 0, 0)'][stroke='none'], [fill='transparent']")
    .forEach((one) => one.remove());
  const store = document.querySelector<SVGSVGElement>("svg.store");
  const defs = store?.querySelector("defs");
  if (defs) {
    const kept = defs.cloneNode(true) as SVGDefsElement;
    [...defs.children].forEach((child, index) => {
      // A symbol takes its colour from the element that uses it.
      if (child.id.startsWith("picture-")) kept.children[index]!.removeAttribute("class");
      else writeStyles(child, kept.children[index]!);
    });
    copy.prepend(kept);
  }
  const { width, height } = board.viewBox.baseVal;
  copy.setAttribute("xmlns", SVG);
  copy.setAttribute("width", String(Math.round(width)));
  copy.setAttribute("height", String(Math.round(height)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}

export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function download(name: string, content: string | Blob, type = "text/plain"): void {
  const address = URL.createObjectURL(typeof content === "string" ? new Blob([content], { type }) : content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
