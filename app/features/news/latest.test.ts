import { expect, test } from "vitest";
import { byDateNewestFirst, relatedNews } from "./latest";

test("news is sorted by time, not by the text of its date", () => {
  const item = (date: string) => ({ title: date, url: "/", date, image: null });
  const dates = ["2026-11-19T08:30:00+01:00", "2026-11-19T07:45:00Z", "2026-11-18T23:00:00Z"];
  const sorted = dates.map(item).sort(byDateNewestFirst);
  expect(sorted.map(({ date }) => date)).toEqual([dates[1], dates[0], dates[2]]);
});

test("related news has at most three items, without the current one", () => {
  const item = (name: string) => ({
    title: name,
    url: `/nieuws/${name}`,
    date: "2026-11-19T08:00:00Z",
    image: null,
  });
  const titles = (names: string) =>
    relatedNews(names.split(" ").map(item), "/nieuws/b")
      .map(({ title }) => title)
      .join(" ");
  expect(titles("a b c d e")).toBe("a c d");
  expect(titles("b")).toBe("");
  expect(titles("a c")).toBe("a c");
});
