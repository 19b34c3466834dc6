import { expect, test } from "vitest";
import { vacancy } from "../../../tests/factories/vacancies";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import type { RegionVacancyList } from "./parts";
import { RegionVacancies } from "./region-vacancies";

const shell = { path: "/regios/rivierenland", address: "/regios/rivierenland?zoekterm=Tiel" };
const html = (vacancies: RegionVacancyList | null) =>
  render(<RegionVacancies vacancies={vacancies} place="Tiel" />, { shell });
const list = (fields: Partial<RegionVacancyList> = {}): RegionVacancyList => ({
  items: [vacancy(), vacancy({ id: 2, title: "Wandelmaatje" })],
  total: 14,
  paging: { page: 1, count: 3, before: 0 },
  place: null,
  ...fields,
});
const none = { items: [], total: 0, paging: { page: 1, count: 1, before: 0 } };

test("the section has the anchor of its sub-menu entry, and links to all vacancies near the region", async () => {
  const document = dom(await html(list()));
  expect(document.querySelector("section")?.id).toBe("vacatures");
  expect(document.querySelector('a[href="/vrijwilligerswerk?zipcode=Tiel"]')).not.toBeNull();
  expect(document.querySelector("[data-announce]")?.textContent).toBe("14 vacatures, pagina 1 van 3");
});

test("'Laad meer' keeps the filter of the activities", async () => {
  const document = dom(await html(list()));
  expect(document.querySelector("nav [data-append]")?.getAttribute("href")).toBe(
    "/regios/rivierenland?zoekterm=Tiel&page-vacatures=2&vanaf-vacatures=1#vacatures-nieuw",
  );
});

test("near a place the count has the radius", async () => {
  const announced = dom(await html(list({ place: "4001 AB" }))).querySelector("[data-announce]");
  expect(announced?.textContent).toBe("14 vacatures binnen 10 km van 4001 AB, pagina 1 van 3");
});

test("the empty state offers a contact request", async () => {
  const empty = dom(await html(list(none))).querySelector("[data-swap]");
  expect(empty?.querySelector("h3")?.textContent).toBe("Deze afdeling heeft nu geen vacatures");
  expect(empty?.textContent).toContain("binnen 1 tot 2 dagen");
  expect(empty?.querySelector("a")?.getAttribute("href")).toBe(
    "/vrijwilligerswerk/vrijblijvend-contactverzoek/solliciteren",
  );
});

test("the error state has the helpline", async () => {
  const failed = dom(await html(null)).querySelector("[data-swap]");
  expect(failed?.querySelector("h3")?.textContent).toBe("De vacatures zijn er nu even niet");
  expect(failed?.querySelector("a[href^='tel:']")).not.toBeNull();
});

test.each([
  ["full", list()],
  ["near a place", list({ place: "Tiel" })],
  ["empty", list(none)],
  ["failed", null],
])("a section that is %s is valid and accessible", async (_, vacancies) => {
  expect(await htmlProblems(await html(vacancies))).toEqual([]);
  expect(await axeViolations(await html(vacancies))).toEqual([]);
});
