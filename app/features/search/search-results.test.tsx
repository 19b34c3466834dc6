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

test("the link to information counts what it leads to, vacancies too", async () => {
  const total = (count: number) => ({ count, more: false });
  const groups = [
    { kind: "informatie" as const, total: total(31), results },
    { kind: "vacatures" as const, total: total(16), results },
  ];
  const props = { term: "hulp", pijler: "alle" as const, failed: false, correction: "", total: total(47) };
  const { body } = dom(await render(<SearchResults {...props} hasExperiences={false} groups={groups} />));
  expect([...body.querySelectorAll("h3, a.more")].map(({ textContent }) => textContent)).toEqual([
    "Informatie (31)",
    "Toon alle 47 resultaten in Informatie en vacatures",
    "Vacatures (16)",
    "Bekijk al het vrijwilligerswerk",
  ]);
});

test("with experiences alone, 'nothing found' is not said", async () => {
  const props = { term: "hulp", pijler: "alle" as const, failed: false, correction: "", groups: [] };
  const total = { count: 0, more: false };
  const { body } = dom(await render(<SearchResults {...props} total={total} hasExperiences />));
  expect(body.querySelector("[data-announce]")?.textContent).toBe("Geen pagina’s over ‘hulp’");
  expect(body.textContent).toContain("Wel schreven anderen erover");
  expect(body.textContent).not.toContain("Niets gevonden");
});
