// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import { inPlace } from "./in-place";

/** What the site answers: a list by its query, three items a page, with `vanaf` everything up to that page. */
function listPage(query: URLSearchParams): string {
  const page = Number(query.get("page") ?? 1);
  const first = query.get("vanaf") ? 1 : page;
  const kind = query.get("soort") ?? "alles";
  const numbers = Array.from({ length: (page - first + 1) * 3 }, (_, index) => (first - 1) * 3 + index + 1);
  return `<title>${kind} ${page}</title>
    <form action="/lijst#lijst" data-region-form="lijst">
      <input type="search" id="woord" name="zoekterm" value="${query.get("zoekterm") ?? ""}">
      <input type="radio" id="cafe" name="soort" value="cafe"${kind === "cafe" ? " checked" : ""}>
      <b data-region="lijst" id="aantal">${numbers.length} ${kind}</b>
    </form>
    <a id="buiten" href="/lijst?soort=cafe" data-region-link="lijst">Cafés</a>
    <p role="status" class="vh" data-region-status data-loading="De inhoud wordt geladen..." data-more="Erbij gekomen: {n}"></p>
    <div data-region="lijst" id="lijst">
      <h2 data-announce>${numbers.length} ${kind}</h2>
      <ul data-items>${numbers.map((n) => `<li><a href="/item/${n}">${kind} ${n}</a></li>`).join("")}</ul>
      <a id="meer" href="/lijst?page=${page + 1}&amp;vanaf=1#lijst" data-append>Laad meer</a>
      <a id="volgende" href="/lijst?page=${page + 1}#lijst">Volgende</a>
      <a id="boven" href="#lijst">Naar boven</a>
    </div>
    <p data-region="anders" id="anders">Iets anders</p>`;
}

const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" }, ...init });

type Answer = (url: URL, signal: AbortSignal) => Promise<Response>;
const usual: Answer = async (url) => html(listPage(url.searchParams));
let answer: Answer;
let asked: string[];
const goTo = vi.fn();
const reload = vi.fn();
let listeners: (() => void)[];

const real = window.location;
const $ = (id: string) => find(`#${id}`, HTMLElement);
const status = () => find("[data-region-status]", HTMLElement);
const items = () => [...document.querySelectorAll("[data-items] a")].map((link) => link.textContent);
const here = () => real.pathname + real.search;

/** Opens the list at an address, as a browser does. */
function open(address: string): void {
  history.replaceState(null, "", address);
  document.documentElement.innerHTML = `<head></head><body></body>`;
  document.body.innerHTML = listPage(new URL(real.href).searchParams);
  inPlace(document);
}

beforeEach(() => {
  answer = usual;
  asked = [];
  goTo.mockClear();
  reload.mockClear();
  listeners = [];
  for (const target of [document, window]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        listen(type, listener, options);
        listeners.push(() => target.removeEventListener(type, listener, options));
      },
    );
  }
  vi.stubGlobal("fetch", async (address: string, { signal }: { signal: AbortSignal }) => {
    asked.push(address.replace(real.origin, ""));
    return answer(new URL(address), signal);
  });
  // jsdom goes nowhere.
  vi.stubGlobal("location", {
    get href() {
      return real.href;
    },
    get pathname() {
      return real.pathname;
    },
    get search() {
      return real.search;
    },
    origin: real.origin,
    assign: goTo,
    reload,
  });
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  open("/lijst");
});

afterEach(() => {
  for (const remove of listeners) remove();
  vi.unstubAllGlobals();
});

/** Presses a link or sends the form; answers whether the browser would go there itself. */
function follow(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  // What the browser itself would do, jsdom cannot.
  addEventListener("click", (late) => late.preventDefault(), { once: true });
  let followed = true;
  document.addEventListener("click", ({ defaultPrevented }) => {
    followed = !defaultPrevented;
  });
  $(id).dispatchEvent(event);
  return followed;
}

function send(): boolean {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  return find("form", HTMLFormElement).dispatchEvent(event);
}

const settled = () => vi.waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());

async function back(steps = -1): Promise<void> {
  await new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    history.go(steps);
  });
}

test("a link of a list changes that list, the address and the title, and nothing else", async () => {
  const other = $("anders");
  expect(follow("volgende")).toBe(false);
  await settled();
  expect(asked).toEqual(["/lijst?page=2"]);
  expect(items()).toEqual(["alles 4", "alles 5", "alles 6"]);
  expect(here()).toBe("/lijst?page=2");
  expect(document.title).toBe("alles 2");
  expect($("anders")).toBe(other);
  expect(goTo).not.toHaveBeenCalled();
});

test("all parts of the page that bear the name change together", async () => {
  follow("buiten");
  await settled();
  expect($("aantal").textContent).toBe("3 cafe");
});

test("after a link the heading of the list has the focus, and its number is said", async () => {
  $("volgende").focus();
  follow("volgende");
  await settled();
  expect(document.activeElement?.tagName).toBe("H2");
  expect(status().textContent).toBe("3 alles");
  expect(status().className).toBe("vh");
});

test("while a list is loaded the page says so", async () => {
  answer = () => new Promise(() => {});
  follow("volgende");
  expect(status().textContent).toBe("De inhoud wordt geladen...");
  expect(status().className).toBe("status");
  expect($("lijst").getAttribute("aria-busy")).toBe("true");
  expect($("anders").getAttribute("aria-busy")).toBeNull();
});

test("a form asks for its own address, and its fields stay with what was typed", async () => {
  const field = find("#woord", HTMLInputElement);
  field.value = "koffie & thee";
  find("#cafe", HTMLInputElement).checked = true;
  field.focus();
  expect(send()).toBe(false);
  await settled();
  expect(here()).toBe("/lijst?zoekterm=koffie+%26+thee&soort=cafe");
  expect(items()[0]).toBe("cafe 1");
  expect(document.activeElement).toBe(field);
  expect(status().textContent).toBe("3 cafe");
});

test("a choice whose results lie below the window shows how many there are, until the next scroll", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 900, 100, 20));
  vi.stubGlobal("innerHeight", 800);
  send();
  await settled();
  expect([status().textContent, status().className]).toEqual(["3 alles", "status"]);
  dispatchEvent(new Event("scroll"));
  expect([status().textContent, status().className]).toEqual(["3 alles", "vh"]);
});

test("another form of the same list is brought along", async () => {
  const sorted = (url: URL) =>
    `<form data-region-form="lijst" id="volgorde">${url.searchParams.get("soort")}</form>`;
  $("lijst").insertAdjacentHTML("afterend", sorted(new URL(real.href)));
  answer = async (url) => html(listPage(url.searchParams) + sorted(url));
  find("#cafe", HTMLInputElement).checked = true;
  send();
  await settled();
  expect($("volgorde").textContent).toBe("cafe");
  expect(find("#cafe", HTMLInputElement).isConnected).toBe(true);
});

test("a link brings the form along: it shows what the address says", async () => {
  follow("buiten");
  await settled();
  expect(find("#cafe", HTMLInputElement).checked).toBe(true);
});

test("Laad meer keeps what was there, goes to the first that came and says how many did", async () => {
  const first = document.querySelector("[data-items] li");
  follow("meer");
  await settled();
  expect(items()).toEqual(["alles 1", "alles 2", "alles 3", "alles 4", "alles 5", "alles 6"]);
  expect(document.querySelector("[data-items] li")).toBe(first);
  expect(document.activeElement?.textContent).toBe("alles 4");
  expect(status().textContent).toBe("Erbij gekomen: 3");
  expect(here()).toBe("/lijst?page=2&vanaf=1");
  follow("meer");
  await settled();
  expect(items()).toHaveLength(9);
});

test("Back and Forward bring each state back, with its form, its length and its place", async () => {
  follow("meer");
  await settled();
  vi.stubGlobal("scrollY", 700);
  dispatchEvent(new Event("scroll"));
  follow("buiten");
  await settled();
  await back();
  expect(items()).toHaveLength(6);
  expect(document.title).toBe("alles 2");
  expect(find("#cafe", HTMLInputElement).checked).toBe(false);
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  expect(status().textContent).toBe("6 alles");
  await back();
  expect(items()).toHaveLength(3);
  await back(2);
  expect(items()[0]).toBe("cafe 1");
  expect(find("#cafe", HTMLInputElement).checked).toBe(true);
  expect(asked).toHaveLength(2);
});

test("after Back a list goes on as before", async () => {
  follow("volgende");
  await settled();
  await back();
  follow("volgende");
  await settled();
  expect(items()[0]).toBe("alles 4");
});

test("an address that this page never showed is loaded anew", async () => {
  history.pushState(null, "", "/lijst?page=7");
  history.pushState(null, "", "/lijst");
  await back();
  expect(reload).toHaveBeenCalledOnce();
});

test("Back past an anchor of the same page changes nothing", async () => {
  const list = $("lijst");
  history.pushState(null, "", "/lijst#lijst");
  await back();
  expect($("lijst")).toBe(list);
  expect(reload).not.toHaveBeenCalled();
});

test("of two questions the last one counts, whatever comes first", async () => {
  const signals: AbortSignal[] = [];
  let first: (response: Response) => void = () => {};
  answer = (url, signal) => {
    signals.push(signal);
    return url.search === "?page=2" ? new Promise((resolve) => (first = resolve)) : usual(url, signal);
  };
  follow("volgende");
  follow("buiten");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await settled();
  first(html(listPage(new URLSearchParams("page=2"))));
  await new Promise((resolve) => setTimeout(resolve));
  expect(items()[0]).toBe("cafe 1");
  expect(goTo).not.toHaveBeenCalled();
});

test("asking the same again adds nothing to go back to", async () => {
  const { length } = history;
  send();
  await settled();
  send();
  await settled();
  expect(history.length).toBe(length + 1);
});

const failures: Record<string, Answer> = {
  "an outage": async () => html(listPage(new URLSearchParams()), { status: 503 }),
  "an address that is gone": async () => html("weg", { status: 404 }),
  "no connection": () => Promise.reject(new TypeError("Failed to fetch")),
  "what is no page": async () => Response.json({}),
  "a redirect": async (url) =>
    Object.defineProperty(html(listPage(url.searchParams)), "redirected", { value: true }),
  "a page without the list": async () => html("<p>Iets heel anders</p>"),
};

test.each(Object.entries(failures))("%s is left to the browser", async (_, failure) => {
  answer = failure;
  follow("volgende");
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith(`${real.origin}/lijst?page=2`));
});

test("leaving the page while a list is loaded is not undone", async () => {
  let fail: (error: Error) => void = () => {};
  answer = () => new Promise((_, reject) => (fail = reject));
  follow("volgende");
  dispatchEvent(new Event("beforeunload"));
  // What some browsers make of it.
  fail(new TypeError("Failed to fetch"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(goTo).not.toHaveBeenCalled();
});

test.each([
  ["an item", "/item/3"],
  ["another site", "https://elders.example/lijst?page=2"],
  ["a place on the page", "#lijst"],
])("a link in the list to %s is the browser's", (_, href) => {
  $("volgende").setAttribute("href", href);
  expect(follow("volgende")).toBe(true);
  expect(asked).toEqual([]);
});

test("a link that asks for a window, also its own one, is the browser's", () => {
  $("volgende").setAttribute("target", "_self");
  expect(follow("volgende")).toBe(true);
  expect(asked).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "a link opened elsewhere (%j) is the browser's",
  (keys) => {
    expect(follow("volgende", keys)).toBe(true);
  },
);

test("a click that something else took, a form that posts and a form of another page are left alone", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  follow("volgende");
  const form = find("form", HTMLFormElement);
  form.action = "/zoeken";
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  send();
  form.action = "/lijst";
  form.method = "post";
  send();
  expect(asked).toEqual([]);
});

test("a control inside the list has the focus again", async () => {
  $("lijst").append(find("form", HTMLFormElement));
  answer = async (url) => {
    const next = new DOMParser().parseFromString(listPage(url.searchParams), "text/html");
    next.querySelector("#lijst")?.append(next.querySelector("form") ?? "");
    return html(next.documentElement.outerHTML);
  };
  $("cafe").focus();
  send();
  await settled();
  expect(document.activeElement).toBe($("cafe"));
});

/** A page with a second list, whose page number is `tweede`; what is typed may be wrong. */
function twoLists(query: URLSearchParams): string {
  const wrong = query.get("zoekterm") === "fout" ? " aria-invalid='true'" : "";
  return `${listPage(query)
    .replace('<div data-region="lijst"', '<div data-region="lijst" data-own="zoekterm soort page vanaf"')
    .replace('id="woord"', `id="woord"${wrong}`)}
    <div data-region="tweede" data-own="tweede" id="tweede">
      <h3 data-announce>Tweede lijst, pagina ${query.get("tweede") ?? 1}</h3>
      <a id="verder" href="/lijst?tweede=${Number(query.get("tweede") ?? 1) + 1}#tweede">Verder</a>
    </div>`;
}

function openTwo(): void {
  for (const remove of listeners) remove();
  answer = async (url) => html(twoLists(url.searchParams));
  document.body.innerHTML = twoLists(new URLSearchParams());
  inPlace(document);
}

test("of two lists on a page each stays as it is when the other changes, in the address too", async () => {
  openTwo();
  follow("buiten");
  await settled();
  follow("verder");
  await settled();
  expect(here()).toBe("/lijst?tweede=2&soort=cafe");
  expect(items()[0]).toBe("cafe 1");
  follow("volgende");
  await settled();
  expect(here()).toBe("/lijst?page=2&tweede=2");
  expect($("tweede").textContent).toContain("pagina 2");
  find("#cafe", HTMLInputElement).checked = true;
  send();
  await settled();
  expect(here()).toBe("/lijst?zoekterm=&soort=cafe&tweede=2");
});

test("a list that the browser loads anew leaves the other as it is now", async () => {
  openTwo();
  $("lijst").removeAttribute("data-region");
  follow("verder");
  await settled();
  expect(follow("volgende")).toBe(true);
  expect($("volgende").getAttribute("href")).toBe(`${real.origin}/lijst?page=2&tweede=2#lijst`);
  expect(asked).toHaveLength(1);
});

test("a form that stays says which of its fields is wrong, until it is right", async () => {
  openTwo();
  const field = find("#woord", HTMLInputElement);
  field.value = "fout";
  send();
  await settled();
  expect(find("#woord", HTMLInputElement)).toBe(field);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  field.value = "goed";
  send();
  await settled();
  expect(field.hasAttribute("aria-invalid")).toBe(false);
});

test("a page without a place to say what came is left alone", () => {
  for (const remove of listeners) remove();
  document.body.innerHTML = "<a id=volgende href='/lijst?page=2'>Volgende</a>";
  inPlace(document);
  expect(follow("volgende")).toBe(true);
});
