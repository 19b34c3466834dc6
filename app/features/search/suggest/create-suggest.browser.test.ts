import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../../tests/setup/find";
import { createSuggest } from "./create-suggest";

const answer = (...titles: string[]) => ({
  label: "Suggesties",
  status: `${titles.length} suggesties`,
  suggestions: titles.map((title) => ({ title, url: `/${title}` })),
});
const asked: { url: string; signal: AbortSignal }[] = [];
const input = () => find("input", HTMLInputElement);
const list = () => find("[role=listbox]", HTMLElement);
const titles = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
const press = (key: string) => {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  input().dispatchEvent(event);
  return event;
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

async function type(value: string): Promise<void> {
  input().value = value;
  input().dispatchEvent(new Event("input", { bubbles: true }));
  await wait(200);
}

function answering(reply: () => Promise<Response>): void {
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
    asked.push({ url, signal });
    return reply();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  document.body.innerHTML = `
    <form action="/zoeken"><input id="zoek" name="zoekterm" type="search"><button>Zoek</button></form>
    <a href="/elders">Elders</a>`;
  answering(async () => Response.json(answer("wonen", "wonen-met-hulp")));
  createSuggest(input());
  input().focus();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what was typed before the list was there is asked as well, words that came with the page are not", async () => {
  document.body.innerHTML = '<form><input id="zoek" type="search" value="wonen"></form>';
  createSuggest(input());
  await wait(200);
  expect(asked).toEqual([]);
  document.body.innerHTML = '<form><input id="zoek" type="search"></form>';
  input().value = "wo";
  input().focus();
  createSuggest(input());
  await wait(200);
  expect(titles()).toEqual(["wonen", "wonen-met-hulp"]);
});

test("what is typed is asked once the visitor pauses; pages come as links in a list that is announced", async () => {
  input().value = "wo";
  input().dispatchEvent(new Event("input"));
  await wait(100);
  await type("wonen & meer");
  expect(asked.map(({ url }) => url)).toEqual(["/zoeken/suggesties?zoekterm=wonen+%26+meer"]);
  expect(titles()).toEqual(["wonen", "wonen-met-hulp"]);
  expect(list().hidden).toBe(false);
  expect(list().getAttribute("aria-label")).toBe("Suggesties");
  expect(input().getAttribute("aria-expanded")).toBe("true");
  expect(input().getAttribute("aria-controls")).toBe(list().id);
  expect(find("[role=status]", HTMLElement).textContent).toBe("2 suggesties");
});

test("an answer that was overtaken is not waited for", async () => {
  answering(() => new Promise(() => {}));
  await type("wo");
  await type("won");
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test("titles are text, never markup", async () => {
  answering(async () => Response.json(answer("<img src=x onerror=alert(1)>")));
  await type("wonen");
  expect(list().querySelector("img")).toBeNull();
});

test("Escape closes the list and keeps what was typed; the next one is the browser's", async () => {
  await type("wonen");
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(list().hidden).toBe(true);
  expect(input().value).toBe("wonen");
  expect(find("[role=status]", HTMLElement).textContent).toBe("");
  expect(press("Escape").defaultPrevented).toBe(false);
});

test("the arrow down opens a closed list again", async () => {
  await type("wonen");
  press("Escape");
  press("ArrowDown");
  await wait(0);
  expect(list().hidden).toBe(false);
});

test("Enter searches as long as no page is chosen", async () => {
  await type("wonen");
  expect(press("Enter").defaultPrevented).toBe(false);
});

test.each([
  ["the search is sent", () => find("form", HTMLFormElement).dispatchEvent(new Event("submit"))],
  ["the focus goes elsewhere", () => find("a[href='/elders']", HTMLElement).focus()],
])("the list closes when %s, and an answer that comes later does not open it", async (_, leave) => {
  await type("wonen");
  let arrive: (response: Response) => void = () => {};
  answering(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await type("wonen met");
  leave();
  arrive(Response.json(answer("wonen")));
  await wait(0);
  expect(list().hidden).toBe(true);
});

test.each([
  ["one letter", "w", async () => Response.json(answer("wonen"))],
  ["nothing found", "xq", async () => Response.json(answer())],
  ["a failure", "wonen", async () => new Response(null, { status: 503 })],
  ["no connection", "wonen", async () => Promise.reject(new TypeError("offline"))],
  ["an answer that is no JSON", "wonen", async () => new Response("<!doctype html>")],
])("%s shows no list", async (_, typed, reply) => {
  answering(reply);
  await type(typed);
  expect(list().hidden).toBe(true);
  expect(input().getAttribute("aria-expanded")).toBe("false");
});

test("a press on a page leaves the focus in the box, so that its click comes through", async () => {
  await type("wonen");
  const event = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  find("[role=option]", HTMLElement).dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
