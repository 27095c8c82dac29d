import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, defineConfig, type Plugin, type Rolldown } from "vite";

/** Where the server answers during development; `sevenroads serve` prints it. */
const server = process.env["SEVENROADS_SERVER"] ?? "http://127.0.0.1:8707";

/** Whether a script of the page cannot begin without a module. */
function needs(script: RegExp, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => script.test(importer) || needs(script, importer, graph, seen));
}

/** Draws the boards of the first page, which nobody plays on, so that the browser need not. */
function pictures(): Plugin {
  const name = "virtual:pictures";
  return {
    name: "pictures",
    resolveId: (id) => (id === name ? `\0${name}` : null),
    async load(id) {
      if (id !== `\0${name}`) return null;
      const drawing = await createServer({ configFile: false, mode: "production", appType: "custom", plugins: [svelte()], optimizeDeps: { noDiscovery: true }, server: { middlewareMode: true, ws: false } });
      try {
        const made = await drawing.ssrLoadModule("/src/pages/pictures.ts");
        return `export default ${JSON.stringify(made["pictures"])};`;
      } finally {
        await drawing.close();
      }
    },
  };
}

/** A script of its own that does not wait for the others: a page's scripts are otherwise put into one. */
function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.values(bundle)
          .filter((made) => made.type === "chunk" && made.isEntry && made.name === "early")
          .map(({ fileName }) => ({
            tag: "script",
            attrs: { type: "module", crossorigin: true, src: `/${fileName}` },
            injectTo: "head-prepend",
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), pictures(), early()],
  build: {
    outDir: "../src/sevenroads/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Everything by its own address: the content security policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", early: "src/early.ts" },
      output: {
        // Each file costs a request, which on a slow device takes longer than what is in it.
        codeSplitting: {
          groups: [
            { name: (id, graph) => (needs(/\/src\/early\.ts$/, id, graph) ? "base" : null), debugName: "base" },
            { name: (id, graph) => (needs(/\/src\/main\.ts$/, id, graph) ? "first" : null), debugName: "first" },
          ],
        },
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
  },
});
