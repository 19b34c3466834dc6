import { expect, test } from "vitest";
import { isCurrent, type MenuItem, panelItems } from "./menu";

const item = (url: string, items: MenuItem[] = [], description: string | null = null): MenuItem => ({
  title: url,
  description,
  url,
  external: false,
  items,
});

test.each([
  ["/zorgen", "/zorgen"],
  ["/zorgen", "/zorgen/partner"],
  ["/zorgen", "/zorgen/partner/jong"],
  ["/", "/"],
])("the item %s is current at %s", (url, path) => {
  expect(isCurrent(item(url), path)).toBe(true);
});

test.each([
  ["/zorgen", "/zorgenvrij"],
  ["/zorgen", "/"],
  ["/zorgen/partner", "/zorgen"],
  ["/", "/zorgen"],
  ["https://www.voorbeeld.nl", "/zorgen"],
  ["/zorg.n", "/zorgen"],
])("the item %s is not current at %s", (url, path) => {
  expect(isCurrent(item(url), path)).toBe(false);
});

test("an item is current at the pages of all its descendants", () => {
  const menu = item("/over-ons", [item("/werk", [item("/vacatures")])]);
  expect(isCurrent(menu, "/vacatures/verpleegkundige")).toBe(true);
  expect(isCurrent(menu, "/nieuws")).toBe(false);
});

test("a panel starts with a link to the item itself, with its description as text", () => {
  const urls = (menu: MenuItem) =>
    panelItems(menu).map(({ title, url, items }) => [title, url, items.length]);
  expect(urls(item("/zorgen", [item("/partner", [item("/jong")])], "Alles over zorgen"))).toEqual([
    ["Alles over zorgen", "/zorgen", 0],
    ["/partner", "/partner", 1],
  ]);
  expect(urls(item("/zorgen", [item("/partner")]))[0]?.[0]).toBe("/zorgen");
});

test("a panel has no second link to the item itself", () => {
  const children = [item("/partner"), item("/zorgen")];
  expect(panelItems(item("/zorgen", children, "Alles over zorgen"))).toEqual(children);
});
