import { vi } from "vitest";

/** Waits until a check passes, for up to two minutes so that slow machines do not fail tests. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 120_000, interval: 10 });
}
