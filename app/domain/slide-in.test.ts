import { expect, test } from "vitest";
import { chooseSlideIn, mayShowSlideIn, type ScheduledSlideIn, waitOf } from "./slide-in";
import { defaultView, noConsent } from "./view-settings";

const slideIn = (id: string, change: Partial<ScheduledSlideIn> = {}): ScheduledSlideIn => ({
  id,
  status: true,
  weight: 0,
  pages: ["/zorgen*"],
  ...change,
});
const chosen = (list: ScheduledSlideIn[], path = "/zorgen/partner", closed?: string) =>
  chooseSlideIn(list, path, closed ? { id: closed, closedOn: "2026-11-20" } : null)?.id;

test("the first that matches the path is shown, by weight and not by place", () => {
  const list = [slideIn("zwaar", { weight: 9 }), slideIn("elders", { weight: -9, pages: ["/contact"] })];
  expect(chosen([...list, slideIn("licht", { weight: -1 })])).toBe("licht");
  expect(chosen(list)).toBe("zwaar");
  expect(chosen(list, "/contact")).toBe("elders");
});

test("of the same weight, the CMS's own order decides", () => {
  expect(chosen([slideIn("een"), slideIn("twee")])).toBe("een");
});

test.each([
  ["one that is switched off", { status: false }],
  ["one for other pages", { pages: ["/nieuws/*", "<front>"] }],
  ["one for no page at all", { pages: [] }],
] satisfies [string, Partial<ScheduledSlideIn>][])("%s makes room for the next", (_, change) => {
  expect(chosen([slideIn("eerst", { weight: -1, ...change }), slideIn("dan")])).toBe("dan");
});

test("one that was closed stays away and makes no room for the next, a new one shows at once", () => {
  const list = [slideIn("een"), slideIn("twee", { weight: 1 })];
  expect(chosen(list, "/zorgen", "een")).toBeUndefined();
  expect(chosen([slideIn("nieuw", { weight: -1 }), ...list], "/zorgen", "een")).toBe("nieuw");
  expect(chosen(list, "/zorgen", "twee")).toBe("een");
});

const answered = { ...defaultView, consent: noConsent };

test("nothing slides in while consent is asked for, or for who wants less around the text", () => {
  expect(mayShowSlideIn("/zorgen", answered)).toBe(true);
  expect(mayShowSlideIn("/zorgen", defaultView)).toBe(false);
  expect(mayShowSlideIn("/zorgen", { ...answered, calm: true })).toBe(false);
});

test.each([
  ...["/geheugentest", "/geheugentest/zelf/stap2", "/geheugentest/zelf/resultaat"],
  ...["/vrijwilligerswerk/maatje/solliciteren", "/regios/rivierenland/vrijwilligerswerk/x/solliciteren"],
  ...["/preview/node/1/2", "/nieuwsbrief", "/nieuwsbrief/bedankt", "/doneren", "/cookies", "/weergave"],
])("nothing ever slides in at %s", (path) => {
  expect(mayShowSlideIn(path, answered)).toBe(false);
});

test.each(["/", "/zoeken", "/solliciteren-met-dementie", "/zorgen/partner"])(
  "at %s something may",
  (path) => {
    expect(mayShowSlideIn(path, answered)).toBe(true);
  },
);

test.each([
  [0, 0],
  [1, 3],
  [3, 3],
  [7, 10],
  [31, 45],
  [60, 60],
  [3600, 60],
])("%d seconds are a step of %d in the style sheet", (seconds, wait) => {
  expect(waitOf({ seconds })).toBe(wait);
});
