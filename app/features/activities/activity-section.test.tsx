import { expect, test } from "vitest";
import { vacanciesPageName } from "~/features/regions/parts";
import { listState } from "~/utils/list-state";
import { pagingNames } from "~/utils/pagination";
import { activityList, noActivities } from "../../../tests/factories/activity-list";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { ActivitySection } from "./activity-section";
import type { ActivityList } from "./filter";

const path = "/regios/rivierenland";
/** As on the page of a region, which lists its vacancies too. */
const html = (list: ActivityList, address = path) => {
  const others = listState(address, pagingNames(vacanciesPageName));
  return render(<ActivitySection list={list} others={others} />, { shell: { path, address } });
};
const shown = async (list: ActivityList, address?: string) => dom(await html(list, address));
const near = { type: null, city: null, range: 15, typed: "Tiel", place: "Tiel" } as const;
const links = (document: Document) =>
  [...document.querySelectorAll(".empty a")].map((a) => [a.textContent, a.getAttribute("href")]);

test("the filters are one form that asks its own page, and lead back to the list", async () => {
  const form = (await shown(activityList())).querySelector("form");
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

test("what is listed says how many there are, of a place how near", async () => {
  const count = async (list: ActivityList) => (await shown(list)).querySelector(".result-count")?.textContent;
  expect(await count(activityList())).toBe("2 activiteiten");
  expect(await count(activityList({ filter: near }))).toBe("2 activiteiten binnen 15 km van Tiel");
});

test("the kind that was asked for stays a choice, also where there is nothing of it", async () => {
  const filter = { ...near, type: "Gespreksgroep" };
  const select = (await shown(noActivities({ filter }))).querySelector("select[name=soort]");
  expect(select?.querySelector("option[selected]")?.textContent).toBe("Gespreksgroep");
});

test("where nothing is near, a wider distance, all kinds, everything and the help line are the ways on", async () => {
  const document = await shown(noActivities({ filter: { ...near, type: "Wandelgroep" } }));
  expect(document.querySelector(".empty h3")?.textContent).toBe(
    "We vonden geen activiteiten binnen 15 km van Tiel",
  );
  expect(document.querySelector(".empty p")?.textContent).toContain("Alzheimer Cafés");
  expect(links(document)).toEqual([
    ["Zoek binnen 25 km", `${path}?zoekterm=Tiel&afstand=25&soort=Wandelgroep#activiteiten`],
    ["Bekijk alle soorten activiteiten", `${path}?zoekterm=Tiel#activiteiten`],
    ["Bekijk alle activiteiten", `${path}#activiteiten`],
    [expect.stringContaining("0800"), expect.stringMatching(/^tel:/)],
  ]);
});

test("farther than the widest distance there is none to offer", async () => {
  const document = await shown(noActivities({ filter: { ...near, range: 50 } }));
  expect(links(document).map(([text]) => text)).not.toContain(expect.stringContaining("Zoek binnen"));
});

test("what was typed and is no place is said in the visitor's words, as text, at its field too", async () => {
  const filter = { ...near, typed: "<b>0123", place: null };
  const document = await shown(noActivities({ filter, unknownPlace: true }));
  expect(document.querySelector(".empty h3")?.textContent).toBe("We kennen ‘<b>0123’ niet");
  expect(links(document)).toEqual([["Bekijk alle activiteiten", `${path}#activiteiten`]]);
  const field = document.querySelector("[name=zoekterm]");
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect(document.getElementById(field?.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "We kennen ‘<b>0123’ niet. Typ een postcode, zoals 4001 AB, of een plaats, zoals Tiel.",
  );
  const known = (await shown(activityList({ filter: near }))).querySelector("[name=zoekterm]");
  expect(known?.hasAttribute("aria-invalid") || known?.hasAttribute("aria-describedby")).toBe(false);
});

test("a list that failed says so with the help line, and keeps its filters", async () => {
  const document = await shown(noActivities({ failed: true }));
  expect(document.querySelector(".empty h3")?.textContent).toBe("De activiteiten zijn er nu even niet");
  expect(document.querySelector(".empty a[href^='tel:']")).not.toBeNull();
  expect(document.querySelector("form")).not.toBeNull();
});

test("pages keep the filter and lead to the list, under the name of its own pages", async () => {
  const list = activityList({
    anchor: "activiteiten-2",
    pageName: "page-2",
    total: 14,
    paging: { page: 1, count: 3, before: 0 },
    filter: near,
  });
  const document = await shown(list);
  expect(document.querySelector("nav .load")?.getAttribute("href")).toBe(
    `${path}?zoekterm=Tiel&page-2=2&vanaf-2=1#activiteiten-2-nieuw`,
  );
});

test("the vacancies further down stay on their page: in the form, the pages and the other ways", async () => {
  const address = `${path}?soort=Wandelgroep&page-vacatures=2&vanaf-vacatures=1&page=3`;
  const filter = { ...near, typed: "", place: null, type: "Wandelgroep" };
  const paging = { page: 3, count: 4, before: 0 };
  const document = await shown(activityList({ filter, total: 20, paging }), address);
  const hidden = [...document.querySelectorAll<HTMLInputElement>("form input[type=hidden]")];
  expect(hidden.map(({ name, value }) => [name, value])).toEqual([
    ["eerdere-afstand", "15"],
    ["page-vacatures", "2"],
    ["vanaf-vacatures", "1"],
  ]);
  const state = "page-vacatures=2&vanaf-vacatures=1";
  expect(document.querySelector("nav [rel=next]")?.getAttribute("href")).toBe(
    `${path}?soort=Wandelgroep&${state}&page=4#activiteiten`,
  );
  expect(links(await shown(noActivities({ filter }), address))[0]?.[1]).toBe(`${path}?${state}#activiteiten`);
  // About another place its vacancies are others.
  const elsewhere = await shown(activityList({ filter: near, inPlace: false }), address);
  expect(elsewhere.querySelector("form [name=page-vacatures]")).toBeNull();
});

test("a list that is about the same place as the rest of its page is not changed without it", async () => {
  const document = await shown(activityList({ inPlace: false, path: "/regios/betuwe" }));
  expect(document.querySelector("[data-swap], [data-swap-form], [data-swap-status]")).toBeNull();
  expect(document.querySelector("form")?.getAttribute("action")).toBe("/regios/betuwe#activiteiten");
});

test("two lists on a page are told apart, and one line says what comes", async () => {
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
