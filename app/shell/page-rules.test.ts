import { expect, test } from "vitest";
import { appliesTo, type PageRule, pageTypesAt } from "./page-rules";

const holds = (rule: Partial<PageRule>, path: string, pageType?: string) =>
  appliesTo(pageTypesAt(path, { paths: [], contentTypes: [], condition: "OR", ...rule }), pageType);

const paths = ["/nieuws/*"];
const contentTypes = ["news", "regio_nieuws"];

test.each([
  // condition, path matches, type matches, holds
  ["OR", true, true, true],
  ["OR", true, false, true],
  ["OR", false, true, true],
  ["OR", false, false, false],
  ["AND", true, true, true],
  ["AND", true, false, false],
  ["AND", false, true, false],
  ["AND", false, false, false],
] as const)(
  "%s with a path that matches (%j) and a type that matches (%j): %j",
  (condition, path, type, expected) => {
    const rule = { paths, contentTypes, condition };
    expect(holds(rule, path ? "/nieuws/vijf-tips" : "/zorgen", type ? "news" : "content_page")).toBe(
      expected,
    );
  },
);

test.each(["AND", "OR"] as const)("with %s, a condition that was left empty does not count", (condition) => {
  expect(holds({ paths, condition }, "/nieuws/vijf-tips", "content_page")).toBe(true);
  expect(holds({ paths, condition }, "/zorgen", "news")).toBe(false);
  expect(holds({ contentTypes, condition }, "/zorgen", "regio_nieuws")).toBe(true);
  expect(holds({ contentTypes, condition }, "/nieuws/vijf-tips", "content_page")).toBe(false);
  expect(holds({ condition }, "/zorgen", "content_page")).toBe(true);
});

test.each(["AND", "OR"] as const)("with %s, a page of our own has no type that could match", (condition) => {
  expect(holds({ contentTypes, condition }, "/zoeken")).toBe(false);
  expect(holds({ paths, contentTypes, condition }, "/nieuws/x")).toBe(condition === "OR");
  expect(holds({ condition }, "/zoeken")).toBe(true);
});
