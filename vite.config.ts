import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

/** Reloads pages when their code changes, as public pages load no React for hot updates. */
const reloadPages: Plugin = {
  name: "reload-pages",
  handleHotUpdate({ file, server }) {
    if (/\/app\/(?!\.server).*(?<!\.server)\.tsx?$/.test(file)) server.ws.send({ type: "full-reload" });
  },
};

export default defineConfig({
  plugins: [remix(remixConfig), tsconfigPaths(), reloadPages],
  build: {
    // The site script supports tablets with iOS 12.
    target: ["es2019", "safari12"],
    cssTarget: "safari12",
    // Inlined files would require `data:` in the content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // Each `styles.css` is named after its folder, so that logs and budgets can distinguish them.
        assetFileNames({ originalFileNames: [file = ""] }) {
          const folder = /([\w-]+)\/styles\.css$/.exec(file)?.[1] ?? "[name]";
          return `assets/${folder}-[hash][extname]`;
        },
      },
      onwarn(warning, warn) {
        // Routes without a component have an empty bundle.
        if (warning.code !== "EMPTY_BUNDLE") warn(warning);
      },
    },
  },
  // Workers are modules in development and in the build.
  worker: { format: "es", plugins: () => [tsconfigPaths()] },
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"],
    // The scan follows server files too; this package has a browser file that is not installed.
    exclude: ["@node-rs/argon2"],
  },
});
