import { expect, test } from "vitest";
import { chooseSlideIn, maxWaitSeconds, type ScheduledSlideIn, waitClasses } from "./model";

const slideIn = (id: string, change: Partial<ScheduledSlideIn> = {}): ScheduledSlideIn => ({
  id,
  status: true,
  weight: 0,
  pages: ["/zorgen*"],
  ...change,
});
const chosen = (list: ScheduledSlideIn[], path = "/zorgen/partner", closed?: string) =>
  chooseSlideIn(list, path, closed ? [{ id: closed, closedOn: "2026-11-20" }] : [])?.id;

test("of the slide-ins that match the path, the one with the lowest weight is chosen", () => {
  const list = [slideIn("zwaar", { weight: 9 }), slideIn("elders", { weight: -9, pages: ["/contact"] })];
  expect(chosen([...list, slideIn("licht", { weight: -1 })])).toBe("licht");
  expect(chosen(list)).toBe("zwaar");
  expect(chosen(list, "/contact")).toBe("elders");
});

test("slide-ins of equal weight keep the order of the CMS", () => {
  expect(chosen([slideIn("een"), slideIn("twee")])).toBe("een");
});

test.each([
  ["a disabled one", { status: false }],
  ["one for other pages", { pages: ["/nieuws/*", "<front>"] }],
  ["one for no page at all", { pages: [] }],
] satisfies [string, Partial<ScheduledSlideIn>][])("%s is skipped for the next one", (_, change) => {
  expect(chosen([slideIn("eerst", { weight: -1, ...change }), slideIn("dan")])).toBe("dan");
});

test("a closed slide-in is not replaced by the next one, but by a new one that precedes it", () => {
  const list = [slideIn("een"), slideIn("twee", { weight: 1 })];
  expect(chosen(list, "/zorgen", "een")).toBeUndefined();
  expect(chosen([slideIn("nieuw", { weight: -1 }), ...list], "/zorgen", "een")).toBe("nieuw");
  expect(chosen(list, "/zorgen", "twee")).toBe("een");
});

test.each([
  [0, ""],
  [7, "wait-7"],
  [31, "wait-30 wait-1"],
  [60, "wait-60"],
  [905, "wait-900 wait-5"],
  [maxWaitSeconds, "wait-900 wait-90 wait-9"],
])("a delay of %d seconds has the classes '%s'", (seconds, classes) => {
  expect(waitClasses({ seconds })).toBe(classes);
});

test.each([
  "/herkennen-en-diagnose/na-de-diagnose",
  "/dementie/verloop",
  "/zorgen/afscheid",
  "/hulplijn",
  "/doneren",
  "/steun-ons/nalaten",
])("no slide-in interrupts %s", (path) =>
  expect(chooseSlideIn([{ id: "a", status: true, weight: 0, pages: ["*"] }], path, [])).toBeNull(),
);
