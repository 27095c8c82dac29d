/** Lint rules for TypeScript and Svelte. Prettier decides the layout, so no rule here is about formatting. */
import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/wire/schema.ts", "src/lib/keys.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      // A `let` that `bind:` writes to looks constant to this rule.
      "prefer-const": "off",
      "svelte/prefer-const": "off",
      // Maps and sets here are caches behind `$state.raw` and need no signals of their own.
      "svelte/prefer-svelte-reactivity": "off",
      // `{" "}` keeps a space that the formatter would drop.
      "svelte/no-useless-mustaches": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
    rules: { "no-undef": "off" },
  },
  { files: ["**/*.ts"], rules: { "no-undef": "off" } },
);
