declare module "virtual:pictures/*" {
  /** A board of the first page, as markup. */
  const markup: string;
  export default markup;
}
