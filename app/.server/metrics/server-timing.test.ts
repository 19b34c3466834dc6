import { expect, test } from "vitest";
import { createServerTiming } from "./server-timing";

test("each clock that was stopped stands in the header with its milliseconds", async () => {
  const timing = createServerTiming();
  timing.start("never stopped");
  const stop = timing.start("cms");
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  const [, duration] = /^cms;dur=(\d+\.\d)$/.exec(timing.header()) ?? [];
  expect(Number(duration)).toBeGreaterThan(15);
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
