import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Where the server answers during development; `sevenroads serve` prints it. */
const server = process.env["SEVENROADS_SERVER"] ?? "http://127.0.0.1:8707";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/sevenroads/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Everything by its own address: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});
