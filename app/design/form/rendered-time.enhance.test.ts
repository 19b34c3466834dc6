import { afterEach, expect, test, vi } from "vitest";
import { renderedTime } from "./rendered-time.enhance";

afterEach(() => {
  vi.useRealTimers();
});

test("forms on a cached page get the time at which the page was loaded", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:00Z") });
  document.body.innerHTML = `
    <input type="hidden" name="rendered" value="2026-11-01T00:00:00.000Z" data-rendered>
    <input type="hidden" name="rendered" value="2026-11-01T00:00:00.000Z" data-rendered>
    <input type="hidden" name="path" value="/zorgen">`;
  renderedTime(document);
  const now = "2026-11-20T12:00:00.000Z";
  expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual([now, now, "/zorgen"]);
});
