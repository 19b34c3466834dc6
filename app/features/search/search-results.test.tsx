import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import type { Pijler, SearchResult } from "./model";
import { SearchResults } from "./search-results";

const results = Array.from({ length: 2 }, (_, index): SearchResult => {
  const id = `n${index}`;
  return { id, title: id, type: "News", kind: "nieuws", introduction: "", url: `/${id}`, labels: [] };
});

async function shown(pijler: Pijler, more: boolean, count = 100) {
  const groups = [{ kind: "nieuws" as const, total: { count, more }, results }];
  const total = { count, more };
  const props = { term: "hulp", pijler, failed: false, correction: "", total, groups };
  const { body } = dom(await render(<SearchResults {...props} />));
  const texts = (selector: string) => [...body.querySelectorAll(selector)].map((found) => found.textContent);
  return { titles: texts("h2, h3"), announced: texts("[data-announce]"), links: texts("a.more"), body };
}

test("all there is, is counted", async () => {
  const { titles, links } = await shown("alle", false);
  expect(titles).toEqual(["100 resultaten voor ‘hulp’", "Nieuws (100)"]);
  expect(links).toEqual(["Toon alle 100 resultaten in Nieuws"]);
});

test("where there may be more, no number stands as if it were all, also not in what is announced", async () => {
  const { titles, announced, links, body } = await shown("alle", true);
  expect(titles).toEqual(["100 of meer resultaten voor ‘hulp’", "Nieuws (100 of meer)"]);
  expect(announced).toEqual(["100 of meer resultaten voor ‘hulp’"]);
  expect(links).toEqual(["Zoek alleen in Nieuws"]);
  expect(body.textContent).not.toContain("Typ er een woord bij");
});

test("a group that may have more than what is shown leads on", async () => {
  expect((await shown("alle", true, 2)).links).toEqual(["Zoek alleen in Nieuws"]);
  expect((await shown("alle", false, 2)).links).toEqual([]);
});

test("a choice with more than can be shown says how to find the rest, and does not lead to itself", async () => {
  const { links, body } = await shown("nieuws", true);
  expect(links).toEqual([]);
  expect(body.textContent).toContain("Typ er een woord bij");
});
