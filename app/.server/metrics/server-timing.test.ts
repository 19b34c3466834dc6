import { afterEach, expect, test, vi } from "vitest";
import { createServerTiming } from "./server-timing";

afterEach(() => {
  vi.useRealTimers();
});

test("each clock that was stopped stands in the header with its milliseconds", () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const timing = createServerTiming();
  timing.start("never stopped");
  const stop = timing.start("cms");
  vi.advanceTimersByTime(20);
  stop();
  expect(timing.header()).toBe("cms;dur=20.0");
});

test("a header never grows beyond what a browser reads", () => {
  const timing = createServerTiming();
  for (let count = 0; count < 500; count += 1) timing.start("product-api")();
  expect(timing.header().split(", ")).toHaveLength(40);
});

test("what was asked stands beside its duration for editors, and in no header", () => {
  const timing = createServerTiming();
  timing.start("cms", "/api/drupal/zorgen")();
  expect(timing.entries).toEqual([
    { name: "cms", detail: "/api/drupal/zorgen", milliseconds: expect.any(Number), cache: "miss" },
  ]);
  expect(timing.header()).not.toContain("zorgen");
});

test("what was kept from before says so in the header", () => {
  const timing = createServerTiming();
  timing.start("cms")("hit");
  expect(timing.header()).toMatch(/^cms;dur=[\d.]+;desc=hit$/);
});

test("nothing measured is an empty header", () => {
  expect(createServerTiming().header()).toBe("");
});
