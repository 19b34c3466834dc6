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
const titles = (items: { title: string }[]) => items.map(({ title }) => title).join(" ");

test.each([
  ["three regional and three general items, by date", "r9 r7 r5", "g10 g8 g6", "g10 r9 g8 r7 g6 r5"],
  ["the newest three of more regional items", "r1 r4 r3 r2", "g9 g8 g7 g6", "g9 g8 g7 r4 r3 r2"],
  ["general news up to a total of six", "r1", "g9 g8 g7 g6 g5 g4", "g9 g8 g7 g6 g5 r1"],
  ["six general items without regional news", "", "g9 g8 g7 g6 g5 g4 g3", "g9 g8 g7 g6 g5 g4"],
  ["three regional items without general news", "r4 r3 r2 r1", "", "r4 r3 r2"],
  ["no items without any news", "", "", ""],
])("a region page has %s", (_, regional, general, expected) => {
  const lists = [regional, general].map((names) => news(...names.split(" ").filter(Boolean)));
  expect(titles(regionPageNews(lists[0] ?? [], lists[1] ?? []))).toBe(expected);
});

test.each([
  ["at most two regional items", "r9 r8 r7", "g1 g2", "r9 r8 (r7) g2 (g1)"],
  ["items by date, regional or general", "r5", "g6 g4 g3", "g6 r5 g4 (g3)"],
  ["three general items without regional news", "", "g4 g3 g2 g1", "g4 g3 g2 (g1)"],
  ["at most two regional items, even without general news", "r3 r2 r1", "", "r3 r2 (r1)"],
  ["a regional item that is older than all others", "r1", "g9 g8 g7", "g9 g8 (g7) r1"],
])("the latest news has %s (wide-only items in brackets)", (_, regional, general, expected) => {
  const lists = [regional, general].map((names) => news(...names.split(" ").filter(Boolean)));
  const mixed = latestNewsMix(lists[0] ?? [], lists[1] ?? []);
  expect(mixed.map(({ title, wideOnly }) => (wideOnly ? `(${title})` : title)).join(" ")).toBe(expected);
});

test("an item in both lists is shown once", () => {
  expect(titles(regionPageNews(news("r9"), news("r9", "g8")))).toBe("r9 g8");
});

test("the input lists are not reordered", () => {
  const regional = news("r1", "r2");
  regionPageNews(regional, []);
  expect(titles(regional)).toBe("r1 r2");
});
