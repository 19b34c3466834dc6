import { vi } from "vitest";

/** Waits until a check passes. A machine that is slow takes longer, and fails no test. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 30_000, interval: 10 });
}
