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
    environment: "node",
    reporters: process.env.TEST_REPORT
      ? ["default", ["json", { outputFile: process.env.TEST_REPORT }]]
      : ["default"],
  },
});
