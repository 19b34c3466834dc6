import { availableParallelism } from "node:os";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    include: [
      "app/**/*.test.{ts,tsx}",
      "backend/**/*.test.ts",
      "scripts/**/*.test.ts",
      "server/**/*.test.ts",
      "tests/**/*.test.{ts,tsx}",
    ],
    setupFiles: ["tests/setup/fail-on-console-error.ts"],
    // On two cores Vitest would leave one to itself, which has little to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Ends a test that hangs; how fast things are is measured by `npm run bench`, on a machine that does nothing else.
    testTimeout: 20_000,
    environment: "node",
    reporters: process.env.TEST_REPORT
      ? ["default", ["json", { outputFile: process.env.TEST_REPORT }]]
      : ["default"],
  },
});
