import { expect, test } from "vitest";
import { groupResults, inSearchOrder, pijlers, readPijler, resultKind, type SearchResult } from "./model";

let count = 0;
const result = (type: string): SearchResult => {
  count += 1;
  const id = `${type}-${count}`;
  return { id, title: id, type, kind: resultKind(type), introduction: "", url: `/${id}`, labels: [] };
};

const types = (results: SearchResult[]) => results.map(({ type }) => type);

test.each([
  ["News", "nieuws"],
  ["RegioNews", "nieuws"],
  ["Regio", "regio"],
  ["Activity", "regio"],
  ["Location", "regio"],
  ["ContentPage", "informatie"],
  ["Overview", "informatie"],
  ["Vacancy", "informatie"],
  ["BusinessPartner", "informatie"],
  ["Other", "informatie"],
  ["Hologram", "informatie"],
  ["constructor", "informatie"],
  ["__proto__", "informatie"],
])("%s belongs to %s", (type, kind) => {
  expect(resultKind(type)).toBe(kind);
});

test("pages and overviews come first, otherwise the order is that of the search", () => {
  const results = ["News", "Vacancy", "Overview", "Regio", "ContentPage"].map(result);
  expect(types(inSearchOrder(results))).toEqual(["Overview", "ContentPage", "News", "Vacancy", "Regio"]);
});

test("the results that were given are not reordered themselves", () => {
  const results = ["News", "ContentPage"].map(result);
  inSearchOrder(results);
  expect(types(results)).toEqual(["News", "ContentPage"]);
});

test("results stand in groups of one order, however they came", () => {
  const groups = groupResults(["News", "Activity", "Vacancy", "RegioNews", "ContentPage"].map(result));
  expect(groups.map(({ kind, results }) => [kind, types(results)])).toEqual([
    ["informatie", ["ContentPage", "Vacancy"]],
    ["regio", ["Activity"]],
    ["nieuws", ["News", "RegioNews"]],
  ]);
});

test("a kind without results has no group", () => {
  expect(groupResults([result("News")]).map(({ kind }) => kind)).toEqual(["nieuws"]);
  expect(groupResults([])).toEqual([]);
});

test("no result is lost on its way to a group", () => {
  const results = ["constructor", "toString", "News", "Hologram"].map(result);
  expect(groupResults(results).flatMap((group) => group.results)).toHaveLength(results.length);
});

test.each(pijlers)("what to search in can be %s", (pijler) => {
  expect(readPijler(pijler)).toBe(pijler);
});

test.each([undefined, "", "Nieuws", "alles", "constructor"])("%j searches in everything", (value) => {
  expect(readPijler(value)).toBe("alle");
});
