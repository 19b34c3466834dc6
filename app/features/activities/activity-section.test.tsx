import { expect, test } from "vitest";
import { listState } from "~/utils/list-state";
import { activityList, noActivities } from "../../../tests/factories/activity-list";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { ActivitySection } from "./activity-section";
import type { ActivityList } from "./filter";

const path = "/regios/rivierenland";
const html = (list: ActivityList, address = path) =>
  render(<ActivitySection list={list} others={listState(address, ["page-vacatures", "vanaf-vacatures"])} />, {
    shell: { path, address },
  });
const renderSection = async (list: ActivityList, address?: string) => dom(await html(list, address));
const near = { type: null, city: null, radius: 15, typed: "Tiel", place: "Tiel" } as const;
const heading = (document: Document) => document.querySelector("h3[data-announce]");
/** The links under the heading of an empty or failed list. */
const links = (document: Document) =>
  [...(heading(document)?.parentElement?.querySelectorAll("a") ?? [])].map((a) => [
    a.textContent,
    a.getAttribute("href"),
  ]);

test("the filters are one form that submits to its own page and the anchor of the list", async () => {
  const form = (await renderSection(activityList())).querySelector("form");
  expect(form?.getAttribute("action")).toBe(`${path}#activiteiten`);
  expect([...(form?.querySelectorAll("label") ?? [])].map((label) => label.textContent)).toEqual([
    "Postcode of plaats",
    "Soort activiteit",
    "Plaats",
    "Afstand",
  ]);
  expect(
    [...(form?.querySelectorAll("select[name=afstand] option") ?? [])].map((o) => o.textContent),
  ).toEqual(["5 km", "10 km", "15 km", "25 km", "35 km", "50 km"]);
});

test("a form submits the radius it was shown with only if that is near a place; its hint says what it counts from", async () => {
  const shown = async (filter: ActivityList["filter"]) =>
    (await renderSection(activityList({ filter }))).querySelector("form [name=eerdere-afstand]");
  expect((await shown(near))?.getAttribute("value")).toBe("15");
  expect(await shown({ ...near, typed: "", place: null })).toBeNull();
  const radius = (await renderSection(activityList())).querySelector("select[name=afstand]");
  const hint = radius?.ownerDocument.getElementById(radius.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe("Vanaf de plaats die je typt");
});

test("the count has the radius if there is a place", async () => {
  const count = async (list: ActivityList) =>
    (await renderSection(list)).querySelector("[data-announce]")?.textContent;
  expect(await count(activityList())).toBe("2 activiteiten");
  expect(await count(activityList({ filter: near }))).toBe("2 activiteiten binnen 15 km van Tiel");
});

test("of a list with several pages the count says which page it is", async () => {
  const paging = { page: 2, count: 3, before: 0 };
  const document = await renderSection(activityList({ filter: near, total: 14, paging }));
  expect(document.querySelector("[data-announce]")?.textContent).toBe(
    "14 activiteiten binnen 15 km van Tiel, pagina 2 van 3",
  );
});

test("the selected type stays an option without activities of it", async () => {
  const filter = { ...near, type: "Gespreksgroep" };
  const select = (await renderSection(noActivities({ filter }))).querySelector("select[name=soort]");
  expect(select?.querySelector("option[selected]")?.textContent).toBe("Gespreksgroep");
});

test("an empty list offers a wider radius, all types, all activities and the helpline", async () => {
  const document = await renderSection(noActivities({ filter: { ...near, type: "Wandelgroep" } }));
  expect(heading(document)?.textContent).toBe("We vonden geen activiteiten binnen 15 km van Tiel");
  expect(heading(document)?.nextElementSibling?.textContent).toContain("Alzheimer Cafés");
  expect(links(document)).toEqual([
    ["Zoek binnen 25 km", `${path}?zoekterm=Tiel&afstand=25&soort=Wandelgroep#activiteiten`],
    ["Bekijk alle soorten activiteiten", `${path}?zoekterm=Tiel#activiteiten`],
    ["Bekijk alle activiteiten", `${path}#activiteiten`],
    [expect.stringContaining("0800"), expect.stringMatching(/^tel:/)],
  ]);
});

test("an empty list with the widest radius offers no wider one", async () => {
  const document = await renderSection(noActivities({ filter: { ...near, radius: 50 } }));
  expect(links(document).map(([text]) => text)).not.toContain(expect.stringContaining("Zoek binnen"));
});

test("an unknown place is an error on the list and on its field, with the typed text escaped", async () => {
  const filter = { ...near, typed: "<b>0123", place: null };
  const document = await renderSection(noActivities({ filter, unknownPlace: true }));
  expect(heading(document)?.textContent).toBe("We kennen ‘<b>0123’ niet");
  expect(links(document)).toEqual([["Bekijk alle activiteiten", `${path}#activiteiten`]]);
  const field = document.querySelector("[name=zoekterm]");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "We kennen ‘<b>0123’ niet. Typ een postcode, zoals 4001 AB, of een plaats, zoals Tiel.",
  );
  const known = (await renderSection(activityList({ filter: near }))).querySelector("[name=zoekterm]");
  expect(known?.hasAttribute("aria-invalid") || known?.hasAttribute("aria-describedby")).toBe(false);
});

test("a failed list has an error message with the helpline, and keeps its filters", async () => {
  const document = await renderSection(noActivities({ failed: true }));
  expect(heading(document)?.textContent).toBe("De activiteiten zijn er nu even niet");
  expect(links(document)).toEqual([[expect.stringContaining("0800"), expect.stringMatching(/^tel:/)]]);
  expect(document.querySelector("form")).not.toBeNull();
});

test("pagination keeps the filter, and links to the list with its own page parameter", async () => {
  const list = activityList({
    anchor: "activiteiten-2",
    pageName: "page-2",
    total: 14,
    paging: { page: 1, count: 3, before: 0 },
    filter: near,
  });
  const document = await renderSection(list);
  expect(document.querySelector("nav [data-append]")?.getAttribute("href")).toBe(
    `${path}?zoekterm=Tiel&page-2=2&vanaf-2=1#activiteiten-2-nieuw`,
  );
});

test("the form, pagination and alternatives keep the page of the vacancies", async () => {
  const address = `${path}?soort=Wandelgroep&page-vacatures=2&vanaf-vacatures=1&page=3`;
  const filter = { ...near, typed: "", place: null, type: "Wandelgroep" };
  const paging = { page: 3, count: 4, before: 0 };
  const document = await renderSection(activityList({ filter, total: 20, paging }), address);
  const hidden = [...document.querySelectorAll<HTMLInputElement>("form input[type=hidden]")];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ["page-vacatures", "2"],
    ["vanaf-vacatures", "1"],
  ]);
  const state = "page-vacatures=2&vanaf-vacatures=1";
  expect(document.querySelector("nav [rel=next]")?.getAttribute("href")).toBe(
    `${path}?soort=Wandelgroep&${state}&page=4#activiteiten`,
  );
  expect(links(await renderSection(noActivities({ filter }), address))[0]?.[1]).toBe(
    `${path}?${state}#activiteiten`,
  );
  // Where the vacancies depend on the place too, their page is not kept.
  const elsewhere = await renderSection(activityList({ filter: near, inPlace: false }), address);
  expect(elsewhere.querySelector("form [name=page-vacatures]")).toBeNull();
});

test("a list that depends on the place of its page is not swapped", async () => {
  const document = await renderSection(activityList({ inPlace: false, path: "/regios/betuwe" }));
  expect(document.querySelector("[data-swap], [data-swap-form], [data-swap-status]")).toBeNull();
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/regios/betuwe#activiteiten");
});

test("two lists on a page have distinct labels and one swap status", async () => {
  const page = await render(
    <>
      <ActivitySection list={activityList()} />
      <ActivitySection list={activityList({ anchor: "activiteiten-2", isFirst: false })} title="Wandelen" />
    </>,
  );
  expect(await htmlProblems(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
  expect(dom(page).querySelectorAll("[data-swap-status]")).toHaveLength(1);
});

test.each<[string, ActivityList]>([
  ["full", activityList()],
  ["empty", noActivities({ filter: near })],
  ["failed", noActivities({ failed: true })],
  ["of one location", activityList({ searchable: false, types: [], cities: [] })],
])("a list that is %s is valid and accessible", async (_, list) => {
  expect(await htmlProblems(await html(list))).toEqual([]);
  expect(await axeViolations(await html(list))).toEqual([]);
});
