import { expect, test } from "vitest";
import { appliesTo, type PageRule, pageTypesAt } from "./page-rules";

const applies = (rule: Partial<PageRule>, path: string, pageType?: string) =>
  appliesTo(pageTypesAt(path, { paths: [], contentTypes: [], condition: "OR", ...rule }), pageType);

const paths = ["/nieuws/*"];
const contentTypes = ["news", "regio_nieuws"];

test.each([
  // condition, path matches, type matches, rule applies
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
    expect(applies(rule, path ? "/nieuws/vijf-tips" : "/zorgen", type ? "news" : "content_page")).toBe(
      expected,
    );
  },
);

test.each(["AND", "OR"] as const)("with %s, an empty condition is ignored", (condition) => {
  expect(applies({ paths, condition }, "/nieuws/vijf-tips", "content_page")).toBe(true);
  expect(applies({ paths, condition }, "/zorgen", "news")).toBe(false);
  expect(applies({ contentTypes, condition }, "/zorgen", "regio_nieuws")).toBe(true);
  expect(applies({ contentTypes, condition }, "/nieuws/vijf-tips", "content_page")).toBe(false);
  expect(applies({ condition }, "/zorgen", "content_page")).toBe(true);
});

test.each(["AND", "OR"] as const)("with %s, a built-in page matches no page type", (condition) => {
  expect(applies({ contentTypes, condition }, "/zoeken")).toBe(false);
  expect(applies({ paths, contentTypes, condition }, "/nieuws/x")).toBe(condition === "OR");
  expect(applies({ condition }, "/zoeken")).toBe(true);
});
