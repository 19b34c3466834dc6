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
  // The site starts its script once for each document; a test starts one anew.
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
const said = () => vi.mocked(console.info).mock.calls;

test("a page tells the data layer what it is, without what it does not know", () => {
  window.dataLayer = [];
  visit(page);
  expect(window.dataLayer).toEqual([{ pageKind: "contentPage", nodeType: "content_page", nodeId: 12 }]);
  expect(said()).toEqual([]);
});

const toldTo = (layer: unknown) => (Array.isArray(layer) ? layer : []);

test("a tag manager is told where its page begins, once it knows which page that is", () => {
  visit({ ...page, tagManager: "" });
  expect(window.dataLayer).toEqual([
    { pageKind: "contentPage", nodeType: "content_page", nodeId: 12 },
    { event: "gtm.js", "gtm.start": expect.any(Number) },
  ]);
});

test("what a tag manager that was there first already has, stays", () => {
  window.dataLayer = [{ event: "gtm.dom" }];
  visit({ ...page, tagManager: "" });
  expect(toldTo(window.dataLayer).map(({ event }) => event)).toEqual(["gtm.dom", undefined, "gtm.js"]);
});

test("without a data layer the console hears it", () => {
  visit({ pageKind: "search" });
  expect(said()).toEqual([["dataLayer", { pageKind: "search" }]]);
  expect(window.dataLayer).toBeUndefined();
});

test("something of that name that is no list counts as none", () => {
  window.dataLayer = document.createElement("form");
  visit(page);
  expect(said()).toHaveLength(1);
});

test("a page that says nothing does not even make the list", () => {
  visit({ tagManager: "" }, "<button data-print>Print</button>");
  find("button", HTMLButtonElement).click();
  track(application);
  expect(window.dataLayer).toBeUndefined();
  expect(said()).toEqual([]);
});

test("printing is told with the path of the page and nothing of its query", () => {
  visit(page, "<button data-print><svg></svg>Print</button>");
  find("svg", SVGElement).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const label = "/zorgen/partner";
  const event = { event: "event.alzheimer", category: "Printen", action: "button", label };
  expect(said().slice(1)).toEqual([["dataLayer", event]]);
});

const form = (extra = "") =>
  `<form data-track='${trackOn(application)["data-track"]}' ${extra}><input><button>Meld je aan</button></form>`;
const send = () =>
  find("form", HTMLFormElement).dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
const started = { event: "start_volunteer_application", vacancy_id: "12", vacancy_title: "Maatje" };

test("a form is told when it is sent, not when it is clicked", () => {
  visit(page, form());
  find("input", HTMLInputElement).click();
  expect(said()).toHaveLength(1);
  send();
  expect(said().slice(1)).toEqual([["dataLayer", started]]);
});

test("what the server knows is told once its page is there, after the page itself", () => {
  visit(page, `<p data-track-now='${trackNow(newsletterSent("/zorgen"))["data-track-now"]}'></p>`);
  const event = {
    event: "event.alzheimer",
    category: "Form Submit",
    action: "Nieuwsbrief",
    label: "/zorgen",
  };
  expect(said().slice(1)).toEqual([["dataLayer", event]]);
});

test("the first edit of a form is told, and no other", () => {
  visit(
    page,
    `<form data-track-edit='${trackFirstEdit(application)["data-track-edit"]}'><input><textarea></textarea></form>`,
  );
  const edit = (field: HTMLElement) => field.dispatchEvent(new Event("input", { bubbles: true }));
  find("input", HTMLInputElement).click();
  expect(said()).toHaveLength(1);
  edit(find("textarea", HTMLTextAreaElement));
  edit(find("textarea", HTMLTextAreaElement));
  edit(find("input", HTMLInputElement));
  expect(said().slice(1)).toEqual([["dataLayer", started]]);
});

test("a form that was held back is not told", () => {
  visit(page, form());
  find("form", HTMLFormElement).addEventListener("submit", (event) => event.preventDefault());
  send();
  expect(said()).toHaveLength(1);
});

test("a click on anything else is nobody's business", () => {
  visit(page, "<p>Tekst</p><a href='#hulp'>Hulp</a>");
  for (const element of document.querySelectorAll<HTMLElement>("p, a")) element.click();
  expect(said()).toHaveLength(1);
});

test("a link and another script tell what they know of a vacancy, without what is empty", () => {
  window.dataLayer = [];
  visit(page, `<a href="#x" data-track='${trackOn(application)["data-track"]}'>Meld je aan</a>`);
  find("a", HTMLAnchorElement).click();
  track(application);
  const event = { event: "start_volunteer_application", vacancy_id: "12", vacancy_title: "Maatje" };
  expect(window.dataLayer).toEqual([expect.anything(), event, event]);
});
