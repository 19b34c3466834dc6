import { expect, onTestFinished, test, vi } from "vitest";
import { eventually } from "../../../tests/setup/eventually";
import { find } from "../../../tests/setup/find";
import {
  $,
  follow,
  html,
  listPage,
  open,
  openListEachTime,
  type Respond,
  real,
  send,
  site,
} from "../../../tests/setup/list-page";

openListEachTime();

const failures: Record<string, Respond> = {
  "an error response": async () => html(listPage(new URLSearchParams()), { status: 503 }),
  "a missing page": async () => html("weg", { status: 404 }),
  "a network error": () => Promise.reject(new TypeError("Failed to fetch")),
  "a response that is not HTML": async () => Response.json({}),
  "a redirect": async (url) =>
    Object.defineProperty(html(listPage(url.searchParams)), "redirected", { value: true }),
  "a page without the list": async () => html("<p>Iets heel anders</p>"),
  "a page with a filter more": async (url) =>
    html(`<b data-swap="lijst">2 cafés</b>${listPage(url.searchParams)}`),
};

test.each(Object.entries(failures))("after %s the browser loads the address itself", async (_, failure) => {
  site.respond = failure;
  follow("volgende");
  await eventually(() => expect(site.goTo).toHaveBeenCalledWith(`${real.origin}/lijst?page=2`));
});

test("a page that no third party may know of does not come in one with a tag manager", async () => {
  document.body.dataset.tagManager = "";
  onTestFinished(() => {
    delete document.body.dataset.tagManager;
  });
  const pushed = vi.spyOn(history, "pushState");
  follow("volgende");
  await eventually(() => expect(site.goTo).toHaveBeenCalledWith(`${real.origin}/lijst?page=2`));
  expect(pushed).not.toHaveBeenCalled();
});

test("an aborted request does not navigate while the visitor leaves the page", async () => {
  let fail: (error: Error) => void = () => {};
  site.respond = () => new Promise((_, reject) => (fail = reject));
  follow("volgende");
  dispatchEvent(new Event("beforeunload"));
  // The error of some browsers for a request that ends by leaving the page.
  fail(new TypeError("Failed to fetch"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(site.goTo).not.toHaveBeenCalled();
});

test.each([
  ["an item", "/item/3"],
  ["another site", "https://elders.example/lijst?page=2"],
  ["a place on the page", "#lijst"],
])("the browser follows a link in the list to %s", (_, href) => {
  $("volgende").setAttribute("href", href);
  expect(follow("volgende")).toBe(true);
  expect(site.requests).toEqual([]);
});

test("the browser follows a link with a target", () => {
  $("volgende").setAttribute("target", "_self");
  expect(follow("volgende")).toBe(true);
  expect(site.requests).toEqual([]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  "the browser follows a link that opens elsewhere (%j)",
  (keys) => {
    expect(follow("volgende", keys)).toBe(true);
  },
);

test("a prevented click or submit, a POST form and a form of another page are ignored", () => {
  document.addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
  follow("volgende");
  const form = find("form", HTMLFormElement);
  form.action = "/zoeken";
  document.addEventListener("submit", (event) => event.preventDefault(), { once: true });
  send();
  form.action = "/lijst";
  form.method = "post";
  send();
  expect(site.requests).toEqual([]);
});

test("a page without a status element is not enhanced", () => {
  open("<a id=volgende href='/lijst?page=2'>Volgende</a>");
  expect(follow("volgende")).toBe(true);
});
