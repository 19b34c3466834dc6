import { afterAll, vi } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

// Each test file has its own window; the worker loads jsdom and the modules once.
const { teardown } = await builtinEnvironments.jsdom.setup(globalThis, {});

afterAll(() => {
  vi.unstubAllGlobals();
  return teardown(globalThis);
});
