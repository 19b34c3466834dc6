import { expect, test } from "vitest";
import { eventually } from "../../../tests/setup/eventually";
import { find } from "../../../tests/setup/find";
import {
  $,
  type Answer,
  follow,
  html,
  listPage,
  open,
  openListEachTime,
  real,
  send,
  site,
} from "../../../tests/setup/list-page";

openListEachTime();

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
  site.answer = failure;
  follow("volgende");
  await eventually(() => expect(site.goTo).toHaveBeenCalledWith(`${real.origin}/lijst?page=2`));
});

test("leaving the page while a list is loaded is not undone", async () => {
  let fail: (error: Error) => void = () => {};
  site.answer = () => new Promise((_, reject) => (fail = reject));
  follow("volgende");
  dispatchEvent(new Event("beforeunload"));
  // What some browsers make of it.
  fail(new TypeError("Failed to fetch"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(site.goTo).not.toHaveBeenCalled();
});

test.each([
  ["an item", "/item/3"],
  ["another site", "https://elders.example/lijst?page=2"],
  ["a place on the page", "#lijst"],
])("a link in the list to %s is the browser's", (_, href) => {
  $("volgende").setAttribute("href", href);
  expect(follow("volgende")).toBe(true);
  expect(site.asked).toEqual([]);
});

test("a link that asks for a window, also its own one, is the browser's", () => {
  $("volgende").setAttribute("target", "_self");
  expect(follow("volgende")).toBe(true);
  expect(site.asked).toEqual([]);
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
  expect(site.asked).toEqual([]);
});

test("a page without a place to say what came is left alone", () => {
  open("<a id=volgende href='/lijst?page=2'>Volgende</a>");
  expect(follow("volgende")).toBe(true);
});
