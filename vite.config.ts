import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

/** Editorial pages load no React that could update itself: a change of their code reloads them. */
const reloadPages: Plugin = {
  name: "reload-pages",
  handleHotUpdate({ file, server }) {
    if (/\/app\/(?!\.server).*(?<!\.server)\.tsx?$/.test(file)) server.ws.send({ type: "full-reload" });
  },
};

export default defineConfig({
  plugins: [remix(remixConfig), tsconfigPaths(), reloadPages],
  build: {
    // Tablets that stopped at iOS 12 run the site script too; inlined files would need `data:` in the policy.
    target: ["es2019", "safari12"],
    cssTarget: "safari12",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // A `styles.css` is named after its feature, so that logs and budgets can tell them apart.
        assetFileNames({ originalFileNames: [file = ""] }) {
          const folder = /([\w-]+)\/styles\.css$/.exec(file)?.[1] ?? "[name]";
          return `assets/${folder}-[hash][extname]`;
        },
      },
      onwarn(warning, warn) {
        // A route that answers with something else than a page has nothing for browsers.
        if (warning.code !== "EMPTY_BUNDLE") warn(warning);
      },
    },
  },
  // What the site script loads later is a module, built or not.
  worker: { format: "es" },
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
});
