import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadScript } from "./load-script";

const scripts = () => [...document.head.querySelectorAll("script")];
const dispatch = (event: "load" | "error") => scripts().at(-1)?.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
});

/** Loads a script with these events, half a second apart. Returns the outcome and the number of attempts. */
async function load(...events: ("load" | "error")[]) {
  const append = vi.spyOn(document.head, "append");
  let outcome = "pending";
  loadScript("/assets/voorlezen.js").then(
    () => {
      outcome = "loaded";
    },
    () => {
      outcome = "failed";
    },
  );
  for (const event of events) {
    dispatch(event);
    await vi.advanceTimersByTimeAsync(500);
  }
  return { outcome, attempts: append.mock.calls.length };
}

test("a script is loaded as a module", async () => {
  expect(await load("load")).toEqual({ outcome: "loaded", attempts: 1 });
  expect(scripts().map(({ type, src }) => [type, new URL(src).pathname])).toEqual([
    ["module", "/assets/voorlezen.js"],
  ]);
});

test("a script that fails is retried three times, half a second apart", async () => {
  expect(await load("error", "error", "error", "load")).toEqual({ outcome: "loaded", attempts: 4 });
});

test("after three retries loading fails and no script element remains", async () => {
  expect(await load("error", "error", "error", "error")).toEqual({ outcome: "failed", attempts: 4 });
  expect(scripts()).toEqual([]);
});

test("there is no retry within half a second", async () => {
  const append = vi.spyOn(document.head, "append");
  loadScript("/assets/voorlezen.js").catch(() => {});
  dispatch("error");
  await vi.advanceTimersByTimeAsync(499);
  expect(append).toHaveBeenCalledOnce();
});
