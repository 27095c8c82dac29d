import { readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, createServer, defineConfig, type Plugin, type Rolldown } from "vite";
import { look } from "./scripts/look.mjs";
import { texts } from "./scripts/texts.mjs";
import type { draw, Page } from "./src/drawn.ts";

/** The server that answers `/api` during development; `sevenroads serve` prints its address. */
const server = process.env["SEVENROADS_SERVER"] ?? "http://127.0.0.1:8707";

/** Whether a script imports a module statically, directly or not. */
function needs(script: RegExp, id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => script.test(importer) || needs(script, importer, graph, seen));
}

/** Prerenders the first page in each language (`home.en.html`, …) and the pictures of its boards (`src/drawn.ts`). */
function drawn(): Plugin {
  const name = "virtual:pictures/";
  let made: ReturnType<typeof draw> | undefined;
  return {
    name: "drawn",
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${name}`)) return null;
      const { pictures } = await (made ??= drawAll());
      return `export default ${JSON.stringify(pictures[id.slice(name.length + 1)])};`;
    },
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("No index.html to prerender the first page into.");
        for (const page of (await (made ??= drawAll())).pages) {
          this.emitFile({
            type: "asset",
            fileName: `home.${page.language}.html`,
            source: filled(String(index.source), page),
          });
        }
      },
    },
  };
}

async function drawAll(): ReturnType<typeof draw> {
  const drawing = await createServer({
    configFile: false,
    mode: "production",
    appType: "custom",
    plugins: [svelte(), texts()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  try {
    return await (await drawing.ssrLoadModule("/src/drawn.ts"))["draw"]();
  } finally {
    await drawing.close();
  }
}

function filled(html: string, { language, description, body }: Page): string {
  const places: [RegExp, string][] = [
    [/(?<=<html lang=")\w+/, language],
    [/(?<=<meta name="description" content=")[^"]*/, description.replaceAll('"', "&quot;")],
    [/(?<=<div id="app">)/, body],
  ];
  return places.reduce((text, [place, words]) => text.replace(place, () => words), html);
}

/**
 * Builds `src/early.ts` as a classic script, because a module would run after the first paint. Its `data-` attributes
 * name the files that it loads next: the client and the texts of each language.
 */
function early(): Plugin {
  const name = "early.js";
  return {
    name: "early",
    apply: "build",
    async buildStart() {
      const made = await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        build: { write: false, target: "es2022", lib: { entry: "src/early.ts", formats: ["iife"], name: "early" } },
      });
      const [script] = (made as Rolldown.RolldownOutput[])[0]!.output;
      this.emitFile({ type: "asset", name, source: script.code });
    },
    transformIndexHtml: {
      order: "post",
      handler(page, { bundle = {} }) {
        const attrs: Record<string, string> = {};
        let fonts = "";
        for (const file of Object.values(bundle)) {
          const language =
            file.type === "chunk" && /\/texts\/(\w+)\/interface\.ftl\?start$/.exec(file.facadeModuleId ?? "")?.[1];
          if (language) attrs[`data-${language}`] = `/${file.fileName}`;
          if (file.type === "asset" && file.names.includes(name)) attrs["src"] = `/${file.fileName}`;
          if (file.fileName.endsWith(".woff2"))
            fonts += `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}">`;
        }
        // The page can't be painted without the style sheet, so it is requested first.
        let style = "";
        const html = page
          .replace(/<link rel="stylesheet"[^>]*>/, (link) => ((style = link), ""))
          .replace(/<script type="module" crossorigin src="([^"]+)"><\/script>/, (_, main) => {
            attrs["data-main"] = main;
            return `<link rel="modulepreload" crossorigin href="${main}">`;
          })
          .replace("<head>", () => `<head>\n    ${style}${fonts}`);
        return { html, tags: [{ tag: "script", attrs, injectTo: "head-prepend" }] };
      },
    },
  };
}

/** Vite lists the licences of the code in licenses.md; this adds those of the fonts. */
function fontLicences(): Plugin {
  return {
    name: "font-licences",
    apply: "build",
    async generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const font = file.type === "asset" && file.originalFileNames.find((one) => one.endsWith(".woff2"));
        if (!font) continue;
        const source = await readFile(join(import.meta.dirname, dirname(font), "../LICENSE"), "utf8");
        this.emitFile({ type: "asset", fileName: `fonts/${basename(font, ".woff2")}.LICENSE.txt`, source });
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), texts(), look(), drawn(), early(), fontLicences()],
  build: {
    outDir: "../src/sevenroads/server/static",
    emptyOutDir: true,
    target: "es2022",
    // No inlining: the content security policy forbids data: scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      output: {
        // One chunk for the first page: on a slow device, a request costs more than the code in it.
        codeSplitting: {
          groups: [
            { name: (id, graph) => (needs(/\/src\/main\.ts$/, id, graph) ? "first" : null), debugName: "first" },
          ],
        },
      },
    },
  },
  server: {
    // The list of languages, the texts and the data of the drawings belong to the Python package.
    fs: {
      allow: [
        ".",
        "../src/sevenroads/editions",
        "../src/sevenroads/texts",
        "../src/sevenroads/render/drawing",
        "../src/sevenroads/players/analyst/data",
      ],
    },
    proxy: { "/api": { target: server, ws: true } },
  },
});
