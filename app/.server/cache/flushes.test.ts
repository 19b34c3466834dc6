import { expect, test } from "vitest";
import { hourMs } from "~/utils/durations";
import { createFlushes } from "./flushes";

test("content requested before the flush of one of its tags is outdated", () => {
  const flushes = createFlushes(() => 10);
  flushes.flush(["menu"], 5);
  expect(flushes.since(5, ["news", "menu"])).toBe(true);
  expect(flushes.since(6, ["menu"])).toBe(false);
  expect(flushes.since(4, ["news"])).toBe(false);
});

test("a flush of before the clock was set back outdates what is there, and nothing that is requested later", () => {
  let now = 2 * hourMs;
  const flushes = createFlushes(() => now);
  flushes.flush(["menu"], now);
  now = hourMs;
  expect(flushes.since(hourMs - 1, ["menu"])).toBe(true);
  expect(flushes.last).toBe(hourMs);
  now += 1000;
  expect(flushes.since(hourMs + 1, ["menu"])).toBe(false);
});
