import { expect, test } from "vitest";
import { latestNewsMix, regionPageNews } from "./news";

/** News of days in November: 'r9' is regional, of the ninth. */
const news = (...names: string[]) =>
  names.map((name) => ({
    title: name,
    url: `/nieuws/${name}`,
    date: `2026-11-${name.slice(1).padStart(2, "0")}T08:00:00Z`,
    image: null,
  }));
const titles = (items: { title: string }[]) => items.map(({ title }) => title).join(" ");

test.each([
  ["three of the region and three general ones, by date", "r9 r7 r5", "g10 g8 g6", "g10 r9 g8 r7 g6 r5"],
  ["of more than three of the region the newest", "r1 r4 r3 r2", "g9 g8 g7 g6", "g9 g8 g7 r4 r3 r2"],
  ["general news fills what the region lacks", "r1", "g9 g8 g7 g6 g5 g4", "g9 g8 g7 g6 g5 r1"],
  ["a region without news has six general ones", "", "g9 g8 g7 g6 g5 g4 g3", "g9 g8 g7 g6 g5 g4"],
  ["where there is no general news, three of the region are all", "r4 r3 r2 r1", "", "r4 r3 r2"],
  ["there may be nothing", "", "", ""],
])("the page of a region: %s", (_, regional, general, shown) => {
  const lists = [regional, general].map((names) => news(...names.split(" ").filter(Boolean)));
  expect(titles(regionPageNews(lists[0] ?? [], lists[1] ?? []))).toBe(shown);
});

test.each([
  ["two of the region at most", "r9 r8 r7", "g1 g2", "r9 r8 (r7) g2 (g1)"],
  ["by date, whichever kind it is", "r5", "g6 g4 g3", "g6 r5 g4 (g3)"],
  ["three general ones where the region has none", "", "g4 g3 g2 g1", "g4 g3 g2 (g1)"],
  ["no more of the region than two, even where nothing else is left", "r3 r2 r1", "", "r3 r2 (r1)"],
  ["one of the region that is older than all others", "r1", "g9 g8 g7", "g9 g8 (g7) r1"],
])("the latest news, between brackets what is for wide screens: %s", (_, regional, general, shown) => {
  const lists = [regional, general].map((names) => news(...names.split(" ").filter(Boolean)));
  const mixed = latestNewsMix(lists[0] ?? [], lists[1] ?? []);
  expect(mixed.map(({ title, wideOnly }) => (wideOnly ? `(${title})` : title)).join(" ")).toBe(shown);
});

test("news that is in both lists is shown once", () => {
  expect(titles(regionPageNews(news("r9"), news("r9", "g8")))).toBe("r9 g8");
});

test("the lists that were given keep their order", () => {
  const regional = news("r1", "r2");
  regionPageNews(regional, []);
  expect(titles(regional)).toBe("r1 r2");
});
