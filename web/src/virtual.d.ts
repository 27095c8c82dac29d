declare module "virtual:pictures/*" {
  /** A board of the first page as SVG markup, drawn at build time. */
  const markup: string;
  export default markup;
}
