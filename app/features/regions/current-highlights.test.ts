import { expect, test } from "vitest";
import { currentHighlights } from "./current-highlights";

const now = new Date("2026-11-21T22:30:00Z"); // 23.30 in Amsterdam
const highlight = (
  title: string,
  startDate: string | null,
  endDate: string | null,
  modifiedDate = "2026-11-01",
) => ({
  title,
  startDate,
  endDate,
  modifiedDate,
});
const titles = (...highlights: ReturnType<typeof highlight>[]) =>
  currentHighlights(highlights, now).map(({ title }) => title);

test.each([
  ["starts today", "2026-11-21", "2026-12-01"],
  ["ends today", "2026-11-01", "2026-11-21"],
  ["has no dates", null, null],
])("a highlight that %s is shown", (title, start, end) => {
  expect(titles(highlight(title, start, end))).toEqual([title]);
});

test.each([
  ["starts tomorrow", "2026-11-22", null],
  ["ended yesterday", null, "2026-11-20"],
])("a highlight that %s is not shown", (title, start, end) => {
  expect(titles(highlight(title, start, end))).toEqual([]);
});

test("a day begins and ends at midnight in Amsterdam, not in UTC", () => {
  const today = highlight("Vandaag", "2026-11-22", "2026-11-22");
  expect(currentHighlights([today], new Date("2026-11-21T23:00:00Z"))).toEqual([today]);
  expect(currentHighlights([today], new Date("2026-11-22T22:59:59Z"))).toEqual([today]);
  expect(currentHighlights([today], new Date("2026-11-22T23:00:00Z"))).toEqual([]);
});

test("the two highlights that changed last are shown, newest first", () => {
  expect(
    titles(
      highlight("Oud", null, null, "2026-11-01T08:00:00Z"),
      highlight("Nieuwst", null, null, "2026-11-20T08:00:00Z"),
      highlight("Voorbij", null, "2026-11-01", "2026-11-21T08:00:00Z"),
      highlight("Nieuw", null, null, "2026-11-10T08:00:00+01:00"),
    ),
  ).toEqual(["Nieuwst", "Nieuw"]);
});

test("the input list is not reordered", () => {
  const list = [highlight("Oud", null, null), highlight("Nieuw", null, null, "2026-11-20")];
  currentHighlights(list, now);
  expect(list.map(({ title }) => title)).toEqual(["Oud", "Nieuw"]);
});
