import { beforeEach, expect, test, vi } from "vitest";
import { newsletterSent } from "~/features/newsletter/events";
import { trackFirstEdit, trackNow, trackOn } from "~/utils/tracking";
import { find } from "../../tests/setup/find";
import { dataLayer, track } from "./data-layer";

const application = {
  event: "start_volunteer_application",
  vacancy_id: "12",
  vacancy_title: "Maatje",
  vacancy_type: null,
  region: null,
} as const;

let listeners: AbortController;

beforeEach(() => {
  history.replaceState(null, "", "/zorgen/partner?zoekterm=geheim#hulp");
  window.dataLayer = undefined;
  document.body.outerHTML = "<body></body>";
  vi.spyOn(console, "info").mockImplementation(() => {});
  // The script starts once per document, so each test removes the listeners of the previous one.
  listeners?.abort();
  listeners = new AbortController();
  const { signal } = listeners;
  const add = Document.prototype.addEventListener;
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add.call(document, type, listener, { signal }),
  );
});

function visit(data: Record<string, string>, html = ""): void {
  Object.assign(document.body.dataset, data);
  document.body.innerHTML = html;
  dataLayer(document);
}

const page = { pageKind: "contentPage", nodeType: "content_page", nodeId: "12" };
const logged = () => vi.mocked(console.info).mock.calls;

test("a page is pushed to the data layer, without null properties", () => {
  window.dataLayer = [];
  visit(page);
  expect(window.dataLayer).toEqual([{ pageKind: "contentPage", nodeType: "content_page", nodeId: 12 }]);
  expect(logged()).toEqual([]);
});

test("a member who consented has the name of this month in the page record", () => {
  window.dataLayer = [];
  visit({ ...page, userId: "V2l0dGUgd2llbGV3YWFsIQ" });
  expect(entriesOf(window.dataLayer)[0]).toMatchObject({ userId: "V2l0dGUgd2llbGV3YWFsIQ" });
  delete document.body.dataset.userId;
});

const entriesOf = (layer: unknown) => (Array.isArray(layer) ? layer : []);

test("the start event of the tag manager follows the page record", () => {
  visit({ ...page, tagManager: "" });
  expect(window.dataLayer).toEqual([
    { pageKind: "contentPage", nodeType: "content_page", nodeId: 12 },
    { event: "gtm.js", "gtm.start": expect.any(Number) },
  ]);
});

test("existing entries of the data layer stay", () => {
  window.dataLayer = [{ event: "gtm.dom" }];
  visit({ ...page, tagManager: "" });
  expect(entriesOf(window.dataLayer).map(({ event }) => event)).toEqual(["gtm.dom", undefined, "gtm.js"]);
});

test("without a data layer the page is logged to the console", () => {
  visit({ pageKind: "search" });
  expect(logged()).toEqual([["dataLayer", { pageKind: "search" }]]);
  expect(window.dataLayer).toBeUndefined();
});

test("a data layer that is not an array counts as absent", () => {
  window.dataLayer = document.createElement("form");
  visit(page);
  expect(logged()).toHaveLength(1);
});

test("a page without tracking creates no data layer", () => {
  visit({ tagManager: "" }, "<button data-print>Print</button>");
  find("button", HTMLButtonElement).click();
  track(application);
  expect(window.dataLayer).toBeUndefined();
  expect(logged()).toEqual([]);
});

test("printing is tracked with the path of the page, without its query", () => {
  visit(page, "<button data-print><svg></svg>Print</button>");
  find("svg", SVGElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const label = "/zorgen/partner";
  const event = { event: "event.alzheimer", category: "Printen", action: "button", label };
  expect(logged().slice(1)).toEqual([["dataLayer", event]]);
});

const form = (extra = "") =>
  `<form data-track='${trackOn(application)["data-track"]}' ${extra}><input><button>Meld je aan</button></form>`;
const send = () =>
  find("form", HTMLFormElement).dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const started = { event: "start_volunteer_application", vacancy_id: "12", vacancy_title: "Maatje" };

test("a form is tracked when it is submitted, not when it is clicked", () => {
  visit(page, form());
  find("input", HTMLInputElement).click();
  expect(logged()).toHaveLength(1);
  send();
  expect(logged().slice(1)).toEqual([["dataLayer", started]]);
});

test("an event of the server is pushed when its page loads, after the page record", () => {
  visit(page, `<p data-track-now='${trackNow(newsletterSent("/zorgen"))["data-track-now"]}'></p>`);
  const event = {
    event: "event.alzheimer",
    category: "Form Submit",
    action: "Nieuwsbrief",
    label: "/zorgen",
  };
  expect(logged().slice(1)).toEqual([["dataLayer", event]]);
});

test("only the first edit of a form is tracked", () => {
  visit(
    page,
    `<form data-track-edit='${trackFirstEdit(application)["data-track-edit"]}'><input><textarea></textarea></form>`,
  );
  const edit = (field: HTMLElement) => field.dispatchEvent(new Event("input", { bubbles: true }));
  find("input", HTMLInputElement).click();
  expect(logged()).toHaveLength(1);
  edit(find("textarea", HTMLTextAreaElement));
  edit(find("textarea", HTMLTextAreaElement));
  edit(find("input", HTMLInputElement));
  expect(logged().slice(1)).toEqual([["dataLayer", started]]);
});

test("a prevented submit is not tracked", () => {
  visit(page, form());
  find("form", HTMLFormElement).addEventListener("submit", (event) => event.preventDefault());
  send();
  expect(logged()).toHaveLength(1);
});

test("clicks on other elements are not tracked", () => {
  visit(page, "<p>Tekst</p><a href='#hulp'>Hulp</a>");
  for (const element of document.querySelectorAll<HTMLElement>("p, a")) element.click();
  expect(logged()).toHaveLength(1);
});

test("events of links and other scripts are pushed without null properties", () => {
  window.dataLayer = [];
  visit(page, `<a href="#x" data-track='${trackOn(application)["data-track"]}'>Meld je aan</a>`);
  find("a", HTMLAnchorElement).click();
  track(application);
  const event = { event: "start_volunteer_application", vacancy_id: "12", vacancy_title: "Maatje" };
  expect(window.dataLayer).toEqual([expect.anything(), event, event]);
});
