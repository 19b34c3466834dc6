import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadScript } from "./load-script";

const scripts = () => [...document.head.querySelectorAll("script")];
const answer = (event: "load" | "error") => scripts().at(-1)?.dispatchEvent(new Event(event));

beforeEach(() => {
  vi.useFakeTimers();
  document.head.innerHTML = "";
});

afterEach(() => {
  vi.useRealTimers();
});

/** Loads with these answers, half a second after each other; says how it ended and how often it asked. */
async function loading(...answers: ("load" | "error")[]) {
  const append = vi.spyOn(document.head, "append");
  let end = "still waiting";
  loadScript("/assets/voorlezen.js").then(
    () => {
      end = "loaded";
    },
    () => {
      end = "failed";
    },
  );
  for (const event of answers) {
    answer(event);
    await vi.advanceTimersByTimeAsync(500);
  }
  return { end, asked: append.mock.calls.length };
}

test("a script of our own is loaded as a module", async () => {
  expect(await loading("load")).toEqual({ end: "loaded", asked: 1 });
  expect(scripts().map(({ type, src }) => [type, new URL(src).pathname])).toEqual([
    ["module", "/assets/voorlezen.js"],
  ]);
});

test("what fails is tried three times more, half a second apart", async () => {
  expect(await loading("error", "error", "error", "load")).toEqual({ end: "loaded", asked: 4 });
});

test("after that it has failed, and leaves nothing behind", async () => {
  expect(await loading("error", "error", "error", "error")).toEqual({ end: "failed", asked: 4 });
  expect(scripts()).toEqual([]);
});

test("it does not hurry: within half a second there is no second try", async () => {
  const append = vi.spyOn(document.head, "append");
  loadScript("/assets/voorlezen.js").catch(() => {});
  answer("error");
  await vi.advanceTimersByTimeAsync(499);
  expect(append).toHaveBeenCalledOnce();
});
