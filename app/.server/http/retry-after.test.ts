import { expect, test } from "vitest";
import { retryAfterOf } from "./retry-after";

const now = Date.parse("2026-11-21T12:00:00Z");

test.each([
  ["5", 5],
  [" 30 ", 30],
  ["86400", 60],
  ["Sat, 21 Nov 2026 12:00:20 GMT", 20],
  ["Sun, 22 Nov 2026 12:00:00 GMT", 60],
])("Retry-After %j is %d seconds, at most a minute", (value, seconds) => {
  expect(retryAfterOf(new Headers({ "Retry-After": value }), now)).toBe(seconds);
});

test.each(["", "0", "-5", "1.5e3x", "straks", "Fri, 20 Nov 2026 12:00:00 GMT", "9".repeat(400)])(
  "Retry-After %j is none",
  (value) => {
    expect(retryAfterOf(new Headers({ "Retry-After": value }), now)).toBeUndefined();
  },
);
