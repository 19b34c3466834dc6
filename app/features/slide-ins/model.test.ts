import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultChoices, noConsent } from "~/utils/visitor-choices";
import { chooseSlideIn, maxWaitSeconds, mayShowSlideIn, type ScheduledSlideIn, waitClasses } from "./model";

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

const answered = { ...defaultChoices, consent: noConsent };

test("nothing slides in for who wants less around the text; whether cookies were answered is no matter", () => {
  expect(mayShowSlideIn("/zorgen", answered)).toBe(true);
  expect(mayShowSlideIn("/zorgen", defaultChoices)).toBe(true);
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
  [0, ""],
  [7, "wait-7"],
  [31, "wait-30 wait-1"],
  [60, "wait-60"],
  [905, "wait-900 wait-5"],
  [maxWaitSeconds, "wait-900 wait-90 wait-9"],
])("%d seconds are the classes '%s'", (seconds, classes) => {
  expect(waitClasses({ seconds })).toBe(classes);
});

test("the style sheet knows each of these classes, with its own time", () => {
  const sheet = readFileSync("app/features/slide-ins/styles.css", "utf8");
  for (const place of [1, 10, 100]) {
    for (let digit = 1; digit <= 9; digit += 1) {
      const seconds = digit * place;
      const rule = new RegExp(`\\.wait-${seconds} \\{\\s*--(ones|tens|hundreds): ${seconds}s;\\s*\\}`);
      expect(sheet).toMatch(rule);
    }
  }
});
