import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import tsconfigPaths from "vite-tsconfig-paths";
import remixConfig from "./remix.config.js";

export default defineConfig({
  plugins: [remix(remixConfig), tsconfigPaths()],
  build: {
    // Tablets that stopped at iOS 12 run the site script too; inlined files would need `data:` in the policy.
    target: ["es2019", "safari12"],
    cssTarget: "safari12",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/**/*.tsx"] },
});
