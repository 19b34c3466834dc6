import { expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import {
  $,
  defaultResponse,
  follow,
  here,
  html,
  items,
  listPage,
  openListEachTime,
  real,
  send,
  settled,
  site,
  status,
} from "../../../tests/setup/list-page";

openListEachTime();

test("a link of a list replaces only that list, the address and the title", async () => {
  const other = $("anders");
  expect(follow("volgende")).toBe(false);
  await settled();
  expect(site.requests).toEqual(["/lijst?page=2"]);
  expect(items()).toEqual(["alles 4", "alles 5", "alles 6"]);
  expect(here()).toBe("/lijst?page=2");
  expect(document.title).toBe("alles 2");
  expect($("anders")).toBe(other);
  expect(site.goTo).not.toHaveBeenCalled();
});

test("all parts of the page with the name of the swap are replaced", async () => {
  follow("buiten");
  await settled();
  expect($("aantal").textContent).toBe("3 cafe");
});

test("after a link the heading of the list has focus, which says the number of items, and the status is silent", async () => {
  $("volgende").focus();
  follow("volgende");
  await settled();
  expect(document.activeElement?.tagName).toBe("H2");
  expect(document.activeElement?.textContent).toBe("3 alles");
  expect([status().textContent, status().className]).toEqual(["", "vh"]);
});

test("a list is busy while it is loaded, with a visible status", async () => {
  site.respond = () => new Promise(() => {});
  follow("volgende");
  expect(status().textContent).toBe("De inhoud wordt geladen...");
  expect(status().className).toBe("status");
  expect($("lijst").getAttribute("aria-busy")).toBe("true");
  expect($("anders").getAttribute("aria-busy")).toBeNull();
});

test("a form loads its own address and keeps its fields and focus", async () => {
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

test("a choice with results below the window shows their number until the next scroll", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 900, 100, 20));
  vi.stubGlobal("innerHeight", 800);
  send();
  await settled();
  expect([status().textContent, status().className]).toEqual(["3 alles", "status"]);
  dispatchEvent(new Event("scroll"));
  expect([status().textContent, status().className]).toEqual(["3 alles", "vh"]);
});

test("another form of the same list is replaced", async () => {
  const sorted = (url: URL) =>
    `<form data-swap-form="lijst" id="volgorde">${url.searchParams.get("soort")}</form>`;
  $("lijst").insertAdjacentHTML("afterend", sorted(new URL(real.href)));
  site.respond = async (url) => html(listPage(url.searchParams) + sorted(url));
  find("#cafe", HTMLInputElement).checked = true;
  send();
  await settled();
  expect($("volgorde").textContent).toBe("cafe");
  expect(find("#cafe", HTMLInputElement).isConnected).toBe(true);
});

test("a link replaces the form, which shows the state of the new address", async () => {
  follow("buiten");
  await settled();
  expect(find("#cafe", HTMLInputElement).checked).toBe(true);
});

test("'Laad meer' keeps earlier items, focuses the first new one and announces how many were added", async () => {
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

test("'Laad meer' shows the new page alone where the server sends no earlier ones with it", async () => {
  site.respond = async (url) =>
    html(listPage(new URLSearchParams({ page: url.searchParams.get("page") ?? "" })));
  follow("meer");
  await settled();
  expect(items()).toEqual(["alles 4", "alles 5", "alles 6"]);
  expect(document.activeElement?.textContent).toBe("3 alles");
});

test("a second request aborts the first, whose late response is ignored", async () => {
  const signals: AbortSignal[] = [];
  let first: (response: Response) => void = () => {};
  site.respond = (url, signal) => {
    signals.push(signal);
    return url.search === "?page=2"
      ? new Promise((resolve) => (first = resolve))
      : defaultResponse(url, signal);
  };
  follow("volgende");
  follow("buiten");
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  await settled();
  first(html(listPage(new URLSearchParams("page=2"))));
  await new Promise((resolve) => setTimeout(resolve));
  expect(items()[0]).toBe("cafe 1");
  expect(site.goTo).not.toHaveBeenCalled();
});

test("a focused control inside the list keeps focus after the swap", async () => {
  $("lijst").append(find("form", HTMLFormElement));
  site.respond = async (url) => {
    const next = new DOMParser().parseFromString(listPage(url.searchParams), "text/html");
    next.querySelector("#lijst")?.append(next.querySelector("form") ?? "");
    return html(next.documentElement.outerHTML);
  };
  $("cafe").focus();
  send();
  await settled();
  expect(document.activeElement).toBe($("cafe"));
});

test("repeating the same request adds no history entry", async () => {
  const { length } = history;
  send();
  await settled();
  send();
  await settled();
  expect(history.length).toBe(length + 1);
});
