import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import type { Pijler, SearchResult } from "./model";
import { SearchResults } from "./search-results";

const results = Array.from({ length: 2 }, (_, index): SearchResult => {
  const id = `n${index}`;
  return { id, title: id, type: "News", kind: "nieuws", introduction: "", url: `/${id}`, labels: [] };
});

async function renderResults(pijler: Pijler, more: boolean, count = 100) {
  const groups = [{ kind: "nieuws" as const, total: { count, more }, results }];
  const total = { count, more };
  const props = { term: "hulp", pijler, failed: false, correction: "", total, hasExperiences: false, groups };
  const { body } = dom(await render(<SearchResults {...props} />));
  const texts = (selector: string) => [...body.querySelectorAll(selector)].map((found) => found.textContent);
  return { titles: texts("h2, h3"), announced: texts("[data-announce]"), links: texts("a.more"), body };
}

test("a complete list has exact counts", async () => {
  const { titles, links } = await renderResults("alle", false);
  expect(titles).toEqual(["100 resultaten voor ‘hulp’", "Nieuws (100)"]);
  expect(links).toEqual(["Toon alle 100 resultaten in Nieuws"]);
});

test("an incomplete list has counts with 'of meer', also in the announcement", async () => {
  const { titles, announced, links, body } = await renderResults("alle", true);
  expect(titles).toEqual(["100 of meer resultaten voor ‘hulp’", "Nieuws (100 of meer)"]);
  expect(announced).toEqual(["100 of meer resultaten voor ‘hulp’"]);
  expect(links).toEqual(["Zoek alleen in Nieuws"]);
  expect(body.textContent).not.toContain("Typ er een woord bij");
});

test("a group that may have more results has a link to them", async () => {
  expect((await renderResults("alle", true, 2)).links).toEqual(["Zoek alleen in Nieuws"]);
  expect((await renderResults("alle", false, 2)).links).toEqual([]);
});

test("an incomplete list of one kind has advice to narrow the search, and no link to itself", async () => {
  const { links, body } = await renderResults("nieuws", true);
  expect(links).toEqual([]);
  expect(body.textContent).toContain("Typ er een woord bij");
});

test("the link to information counts what it leads to, vacancies too; the one to vacancies keeps the term", async () => {
  const total = (count: number) => ({ count, more: false });
  const groups = [
    { kind: "informatie" as const, total: total(31), results },
    { kind: "vacatures" as const, total: total(16), results },
  ];
  const props = {
    term: "hulp & zorg",
    pijler: "alle" as const,
    failed: false,
    correction: "",
    total: total(47),
  };
  const { body } = dom(await render(<SearchResults {...props} hasExperiences={false} groups={groups} />));
  expect([...body.querySelectorAll("h3, section > p > a")].map(({ textContent }) => textContent)).toEqual([
    "Informatie (31)",
    "Toon alle 47 resultaten in Informatie en vacatures",
    "Vacatures (16)",
    "Zoek ‘hulp & zorg’ in al het vrijwilligerswerk",
  ]);
  const toVacancies = [...body.querySelectorAll("section > p > a")].at(-1);
  expect(toVacancies?.getAttribute("href")).toBe("/vrijwilligerswerk?search=hulp+%26+zorg");
});

test("with experiences alone, 'nothing found' is not said", async () => {
  const props = { term: "hulp", pijler: "alle" as const, failed: false, correction: "", groups: [] };
  const total = { count: 0, more: false };
  const { body } = dom(await render(<SearchResults {...props} total={total} hasExperiences />));
  expect(body.querySelector("[data-announce]")?.textContent).toBe("Geen pagina’s over ‘hulp’");
  expect(body.textContent).toContain("Wel schreven anderen erover");
  expect(body.textContent).not.toContain("Niets gevonden");
});

async function renderPostcode(term: string, count: number, { failed = false, hasExperiences = false } = {}) {
  const groups = count > 0 ? [{ kind: "nieuws" as const, total: { count, more: false }, results }] : [];
  const props = { term, pijler: "nieuws" as const, failed, correction: "", hasExperiences, groups };
  const { body } = dom(await render(<SearchResults {...props} total={{ count, more: false }} />));
  const link = body.querySelector("a[href^='/regios']");
  const heads = [...body.querySelectorAll("h2")].map(({ textContent }) => textContent);
  return { heads, link: [link?.getAttribute("href"), link?.textContent], body };
}

test("above the results for a postcode is a link to its region", async () => {
  expect(await renderPostcode("4001ab", 2)).toMatchObject({
    heads: ["Zoek je iets bij jou in de buurt?", "2 resultaten voor ‘4001ab’"],
    link: ["/regios?zoekterm=4001+AB", "Bekijk hulp en activiteiten bij 4001 AB"],
  });
  expect((await renderPostcode("Tiel, 4001-AB", 2)).link[0]).toBe("/regios?zoekterm=4001+AB");
  for (const term of ["hulp", "2024 in beeld"])
    expect((await renderPostcode(term, 2)).link).toEqual([undefined, undefined]);
});

test("a postcode that no page has leads to its region, without advice about spelling", async () => {
  const { heads, link, body } = await renderPostcode("9712", 0);
  expect(heads).toEqual(["Geen pagina’s met ‘9712’, wel hulp in de buurt"]);
  expect(link).toEqual(["/regios?zoekterm=9712", "Bekijk hulp en activiteiten bij 9712"]);
  expect(body.querySelector("[data-announce]")?.textContent).toBe(heads[0]);
  expect(body.textContent).not.toContain("goed is getypt");
  expect(body.querySelector("a[href='/zoeken?zoekterm=9712&pijler=alle']")).not.toBeNull();
});

test("a postcode leads to its region too when the search fails or finds experiences alone", async () => {
  for (const state of [{ failed: true }, { hasExperiences: true }]) {
    const { heads, link } = await renderPostcode("9712", 0, state);
    expect(heads).toHaveLength(2);
    expect(link[0]).toBe("/regios?zoekterm=9712");
  }
});
