import { afterAll, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

// A window of its own for each test file, in a worker that loads jsdom and the modules once for all of them.
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});

afterAll(() => {
  vi.unstubAllGlobals();
  return teardown(globalThis);
});
