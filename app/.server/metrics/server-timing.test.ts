import { afterEach, expect, test, vi } from "vitest";
import { createServerTiming } from "./server-timing";

afterEach(() => {
  vi.useRealTimers();
});

test("the header lists stopped timers in milliseconds, not running ones", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const timing = createServerTiming();
  timing.start("never stopped");
  const stop = timing.start("cms");
  vi.advanceTimersByTime(20);
  stop();
  expect(timing.header()).toBe("cms;dur=20.0");
});

test("the header has at most 40 entries", () => {
  const timing = createServerTiming();
  for (let count = 0; count < 500; count += 1) timing.start("product-api")();
  expect(timing.header().split(", ")).toHaveLength(40);
});

test("the detail is in the entries but not in the header", () => {
  const timing = createServerTiming();
  timing.start("cms", "/api/drupal/zorgen")();
  expect(timing.entries).toEqual([
    { name: "cms", detail: "/api/drupal/zorgen", milliseconds: expect.any(Number), cache: "miss" },
  ]);
  expect(timing.header()).not.toContain("zorgen");
});

test("the header names the cache state of cached responses", () => {
  const timing = createServerTiming();
  timing.start("cms")("hit");
  expect(timing.header()).toMatch(/^cms;dur=[\d.]+;desc=hit$/);
});

test("without measurements the header is empty", () => {
  expect(createServerTiming().header()).toBe("");
});
