import { vi } from "vitest";

/** Waits until a check passes, for up to 30 seconds so that slow machines do not fail tests. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
