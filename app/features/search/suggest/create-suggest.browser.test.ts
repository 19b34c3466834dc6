import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../../tests/setup/find";
import { createSuggest } from "./create-suggest";

const suggestionsFor = (...titles: string[]) => ({
  label: "Suggesties",
  status: `${titles.length} suggesties`,
  suggestions: titles.map((title) => ({ title, url: `/${title}` })),
});
const requests: { url: string; signal: AbortSignal }[] = [];
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

function stubFetch(reply: () => Promise<Response>): void {
  vi.stubGlobal("fetch", (url: string, { signal }: { signal: AbortSignal }) => {
    requests.push({ url, signal });
    return reply();
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  requests.length = 0;
  document.body.innerHTML = `
    <form action="/zoeken"><input id="zoek" name="zoekterm" type="search"><button>Zoek</button></form>
    <a href="/elders">Elders</a>`;
  stubFetch(async () => Response.json(suggestionsFor("wonen", "wonen-met-hulp")));
  createSuggest(input());
  input().focus();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a term typed before the script loaded is requested, a rendered term is not", async () => {
  document.body.innerHTML = '<form><input id="zoek" type="search" value="wonen"></form>';
  createSuggest(input());
  await wait(200);
  expect(requests).toEqual([]);
  document.body.innerHTML = '<form><input id="zoek" type="search"></form>';
  input().value = "wo";
  input().focus();
  createSuggest(input());
  await wait(200);
  expect(titles()).toEqual(["wonen", "wonen-met-hulp"]);
});

test("suggestions are requested after a pause, and shown as links in an announced list", async () => {
  input().value = "wo";
  input().dispatchEvent(new Event("input"));
  await wait(100);
  await type("wonen & meer");
  expect(requests.map(({ url }) => url)).toEqual(["/zoeken/suggesties?zoekterm=wonen+%26+meer"]);
  expect(titles()).toEqual(["wonen", "wonen-met-hulp"]);
  expect(list().hidden).toBe(false);
  expect(list().getAttribute("aria-label")).toBe("Suggesties");
  expect(input().getAttribute("aria-expanded")).toBe("true");
  expect(input().getAttribute("aria-controls")).toBe(list().id);
  expect(find("[role=status]", HTMLElement).textContent).toBe("2 suggesties");
});

test("a newer request aborts the earlier one", async () => {
  stubFetch(() => new Promise(() => {}));
  await type("wo");
  await type("won");
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
});

test("titles are inserted as text", async () => {
  stubFetch(async () => Response.json(suggestionsFor("<img src=x onerror=alert(1)>")));
  await type("wonen");
  expect(list().querySelector("img")).toBeNull();
});

test("Escape closes the list and keeps the typed text; the next Escape has its default action", async () => {
  await type("wonen");
  expect(press("Escape").defaultPrevented).toBe(true);
  expect(list().hidden).toBe(true);
  expect(input().value).toBe("wonen");
  expect(find("[role=status]", HTMLElement).textContent).toBe("");
  expect(press("Escape").defaultPrevented).toBe(false);
});

test("the down arrow opens a closed list", async () => {
  await type("wonen");
  press("Escape");
  press("ArrowDown");
  await wait(0);
  expect(list().hidden).toBe(false);
});

test("Enter submits the search when no suggestion is selected", async () => {
  await type("wonen");
  expect(press("Enter").defaultPrevented).toBe(false);
});

test.each([
  ["the form is submitted", () => find("form", HTMLFormElement).dispatchEvent(new Event("submit"))],
  ["focus leaves the field", () => find("a[href='/elders']", HTMLElement).focus()],
])("the list closes when %s, and a later response does not open it", async (_, leave) => {
  await type("wonen");
  let arrive: (response: Response) => void = () => {};
  stubFetch(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  await type("wonen met");
  leave();
  arrive(Response.json(suggestionsFor("wonen")));
  await wait(0);
  expect(list().hidden).toBe(true);
});

test.each([
  ["one letter", "w", async () => Response.json(suggestionsFor("wonen"))],
  ["an empty list", "xq", async () => Response.json(suggestionsFor())],
  ["a failed request", "wonen", async () => new Response(null, { status: 503 })],
  ["no connection", "wonen", async () => Promise.reject(new TypeError("offline"))],
  ["a response that is not JSON", "wonen", async () => new Response("<!doctype html>")],
])("%s shows no list", async (_, typed, reply) => {
  stubFetch(reply);
  await type(typed);
  expect(list().hidden).toBe(true);
  expect(input().getAttribute("aria-expanded")).toBe("false");
});

test("pressing the mouse on a suggestion keeps focus in the field, so that the click follows", async () => {
  await type("wonen");
  const event = new MouseEvent("mousedown", { bubbles: true, cancelable: true });
  find("[role=option]", HTMLElement).dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
});
