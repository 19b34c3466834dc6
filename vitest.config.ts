import { availableParallelism } from "node:os";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

/** Tests of browser code, which need a `window`. */
const browserTests = ["app/**/*{enhance,browser}.test.ts"];
/** Slow tests: they go through every field, page, call, right and migration, or through damaged content and long histories. */
const exhaustiveTests = ["{app,scripts,services,tests}/**/*.exhaustive.test.{ts,tsx}"];
const serverTests = [
  "{app,backend,scripts,server,services}/**/*.test.{ts,tsx}",
  "tests/{prove,routes,styles}/**/*.test.{ts,tsx}",
];

/**
 * Transformed modules are kept between runs: transforming takes a tenth of a quick one. The project
 * 'whole' has no such cache, because it transforms the same modules differently.
 */
const keptModules = { fsModuleCache: true };

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // Importing takes longer than most tests, so test files of a worker share modules and must not leave state in them.
    isolate: false,
    setupFiles: ["tests/setup/fail-on-console-error.ts"],
    // Parsed and rendered pages live shortly: with more room for them a sixth of the time is not spent on collecting.
    execArgv: ["--max-semi-space-size=64"],
    // One more than cores, as tests often wait for a database.
    maxWorkers: availableParallelism() + 1,
    // For tests that hang; long enough for slow machines.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 10 } },
    environment: "node",
    reporters: process.env.TEST_REPORT
      ? ["default", ["json", { outputFile: process.env.TEST_REPORT }]]
      : ["default"],
    projects: [
      {
        extends: true,
        test: {
          name: "server",
          include: serverTests,
          exclude: [...browserTests, ...exhaustiveTests],
          experimental: keptModules,
        },
      },
      {
        extends: true,
        test: {
          name: "browser",
          include: browserTests,
          setupFiles: ["tests/setup/fresh-window.ts"],
          experimental: keptModules,
        },
      },
      {
        extends: true,
        // React as visitors get it, which saves a fifth of the time. The other tests have its warnings.
        esbuild: { jsxDev: false },
        test: {
          name: "whole",
          env: { NODE_ENV: "production" },
          include: [
            "tests/{attacks,contract,deploy,members,without-style}/**/*.test.{ts,tsx}",
            ...exhaustiveTests,
          ],
        },
      },
    ],
  },
});
