import { expect, test } from "vitest";
import {
  firstResults,
  groupResults,
  inSearchOrder,
  pijlers,
  type ResultKind,
  readPijler,
  resultKind,
  type SearchResult,
} from "./model";

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
  ["Vacancy", "vacatures"],
  ["BusinessPartner", "informatie"],
  ["Other", "informatie"],
  ["Hologram", "informatie"],
  ["constructor", "informatie"],
  ["__proto__", "informatie"],
])("%s belongs to %s", (type, kind) => {
  expect(resultKind(type)).toBe(kind);
});

test("content pages and overviews come first, otherwise the order is kept", () => {
  const results = ["News", "Vacancy", "Overview", "Regio", "ContentPage"].map(result);
  expect(types(inSearchOrder(results))).toEqual(["Overview", "ContentPage", "News", "Vacancy", "Regio"]);
});

test("the given array is not modified", () => {
  const results = ["News", "ContentPage"].map(result);
  inSearchOrder(results);
  expect(types(results)).toEqual(["News", "ContentPage"]);
});

test("groups have a fixed order", () => {
  const groups = groupResults(["News", "Activity", "Vacancy", "RegioNews", "ContentPage"].map(result));
  expect(groups.map(({ kind, results }) => [kind, types(results)])).toEqual([
    ["informatie", ["ContentPage"]],
    ["regio", ["Activity"]],
    ["nieuws", ["News", "RegioNews"]],
    ["vacatures", ["Vacancy"]],
  ]);
});

test("a kind without results has no group", () => {
  expect(groupResults([result("News")]).map(({ kind }) => kind)).toEqual(["nieuws"]);
  expect(groupResults([])).toEqual([]);
});

test("every result is in a group", () => {
  const results = ["constructor", "toString", "News", "Hologram"].map(result);
  expect(groupResults(results).flatMap((group) => group.results)).toHaveLength(results.length);
});

test("a search of the whole site shows eight results of information, four of other kinds, and no title twice", () => {
  const show = (kind: ResultKind, results: SearchResult[]) =>
    firstResults({ kind, results }).map(({ title }) => title);
  const many = (type: string) => Array.from({ length: 20 }, () => result(type));
  expect(show("informatie", many("ContentPage"))).toHaveLength(8);
  expect(show("nieuws", many("News"))).toHaveLength(4);
  const titled = ["koffie", "cursus", "koffie", "wandelen", "cursus"].map((title) => ({
    ...result("Activity"),
    title,
  }));
  expect(show("regio", titled)).toEqual(["koffie", "cursus", "wandelen"]);
});

test.each(pijlers)("%s is a valid part to search", (pijler) => {
  expect(readPijler(pijler)).toBe(pijler);
});

test.each([undefined, "", "Nieuws", "alles", "constructor"])("%j searches the whole site", (value) => {
  expect(readPijler(value)).toBe("alle");
});
