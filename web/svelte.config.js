import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // By their content, so that what is drawn when the client is built is styled as what is drawn in the browser.
  compilerOptions: { runes: true, cssHash: ({ hash, css }) => `s-${hash(css)}` },
};
