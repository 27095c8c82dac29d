declare module "virtual:pictures" {
  /** The boards of the first page by edition, as markup. */
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}
