import { expect, test } from "vitest";
import { latestNewsMix, regionPageNews } from "./news";

/** News items by name: 'r9' is regional news of 9 November, 'g9' general news. */
const news = (...names: string[]) =>
  names.map((name) => ({
    title: name,
    url: `/nieuws/${name}`,
    date: `2026-11-${name.slice(1).padStart(2, "0")}T08:00:00Z`,
    image: null,
  }));
const region = { title: "Afdeling Rivierenland" };
const titles = (items: { title: string }[]) => items.map(({ title }) => title).join(" ");
const shown = (items: { title: string; wideOnly: boolean }[]) =>
  items.map(({ title, wideOnly }) => (wideOnly ? `(${title})` : title)).join(" ");

test.each([
  ["its own three items before three general items", "r9 r7 r5", "g10 g8 g6", "r9 r7 r5 (g10) (g8) (g6)"],
  ["the newest three of more regional items", "r1 r4 r3 r2", "g9 g8 g7 g6", "r4 r3 r2 (g9) (g8) (g7)"],
  ["general news up to a total of six", "r1", "g9 g8 g7 g6 g5 g4", "r1 g9 g8 (g7) (g6) (g5)"],
  ["six general items without regional news", "", "g9 g8 g7 g6 g5 g4 g3", "g9 g8 g7 (g6) (g5) (g4)"],
  ["three regional items without general news", "r4 r3 r2 r1", "", "r4 r3 r2"],
  ["no items without any news", "", "", ""],
])("a region page has %s (wide-only items in brackets)", (_, regional, general, expected) => {
  const lists = [regional, general].map((names) => news(...names.split(" ").filter(Boolean)));
  expect(shown(regionPageNews(region, lists[0] ?? [], lists[1] ?? []))).toBe(expected);
});

test.each([
  ["at most two regional items", "r9 r8 r7", "g1 g2", "r9 r8 (r7) g2 (g1)"],
  ["items by date, regional or general", "r5", "g6 g4 g3", "g6 r5 g4 (g3)"],
  ["three general items without regional news", "", "g4 g3 g2 g1", "g4 g3 g2 (g1)"],
  ["at most two regional items, even without general news", "r3 r2 r1", "", "r3 r2 (r1)"],
  ["a regional item that is older than all others", "r1", "g9 g8 g7", "g9 g8 (g7) r1"],
])("the latest news has %s (wide-only items in brackets)", (_, regional, general, expected) => {
  const lists = [regional, general].map((names) => news(...names.split(" ").filter(Boolean)));
  expect(shown(latestNewsMix(region, lists[0] ?? [], lists[1] ?? []))).toBe(expected);
});

test("an item in both lists is shown once", () => {
  expect(titles(regionPageNews(region, news("r9"), news("r9", "g8")))).toBe("r9 g8");
});

test("the input lists are not reordered", () => {
  const regional = news("r1", "r2");
  regionPageNews(region, regional, []);
  expect(titles(regional)).toBe("r1 r2");
});

test("each item of a mixed list has its source; a list of general news has none", () => {
  const elsewhere = { title: "o7", url: "/regios/kop/nieuws/o7", date: "2026-11-07T08:00:00Z", image: null };
  const own = { kind: "region", title: region.title };
  for (const list of [regionPageNews, latestNewsMix]) {
    const items = list(region, news("r9"), [...news("g8"), elsewhere]);
    expect(items.map(({ source }) => source)).toEqual([own, { kind: "national" }, { kind: "other-region" }]);
  }
  expect(latestNewsMix(null, [], news("g8")).map(({ source }) => source)).toEqual([null]);
});
