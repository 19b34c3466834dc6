import { expect, test } from "vitest";
import {
  changesAppearance,
  defaultChoices,
  fullConsent,
  noConsent,
  parseChoices,
  readingAttributes,
  serializeChoices,
  type VisitorChoices,
} from "./visitor-choices";

const today = "2026-11-21";
const chosen: VisitorChoices = {
  consent: { preferences: true, statistics: false, marketing: true },
  textSize: "grootst",
  lineSpacing: "ruim",
  calm: true,
  dismissedSlideIn: { id: "3f2a1b9c-77", closedOn: "2026-11-01" },
};

test("whoever chose nothing carries nothing", () => {
  expect(serializeChoices(defaultChoices)).toBe("");
  expect(parseChoices("", today)).toEqual(defaultChoices);
});

test("what was chosen is read back, in a cookie that a cache and a person can read", () => {
  const value = serializeChoices(chosen);
  expect(value).toBe(
    "toestemming=1pm&tekst=grootst&regels=ruim&rust=1&slideInId=3f2a1b9c-77&lastDateObjectClosed=2026-11-01",
  );
  expect(parseChoices(value, today)).toEqual(chosen);
});

test.each([
  [noConsent, "toestemming=1"],
  [fullConsent, "toestemming=1psm"],
])("%j is told apart from no answer", (consent, value) => {
  expect(serializeChoices({ ...defaultChoices, consent })).toBe(value);
  expect(parseChoices(value, today).consent).toEqual(consent);
});

test.each(["toestemming=0psm", "toestemming=2", "toestemming=1x", "toestemming=1mp", "toestemming="])(
  "%s asks again",
  (value) => expect(parseChoices(value, today).consent).toBeNull(),
);

test.each([
  ["2026-11-21", true],
  ["2026-10-23", true],
  ["2026-10-22", false],
  ["2026-11-22", false],
  ["2026-13-45", false],
])("a slide-in closed on %s stays away today: %s", (closedOn, away) => {
  const value = `slideInId=a1&lastDateObjectClosed=${closedOn}`;
  expect(parseChoices(value, today).dismissedSlideIn !== null).toBe(away);
});

test.each([
  "tekst=reusachtig&regels=los&rust=ja",
  "slideInId=%3Cscript%3E&lastDateObjectClosed=2026-11-21",
  "%E0%A4%A&&&===",
])("%s changes nothing", (value) => expect(parseChoices(value, today)).toEqual(defaultChoices));

test.each<[Partial<VisitorChoices>, Record<string, string>]>([
  [{ textSize: "groot" }, { "data-text": "groot" }],
  [{ lineSpacing: "ruim" }, { "data-spacing": "ruim" }],
  [{ calm: true }, { "data-calm": "1" }],
])("pages look other with %j, and say so to the style sheet", (change, attributes) => {
  const view = { ...defaultChoices, ...change };
  expect(changesAppearance(view)).toBe(true);
  expect(readingAttributes(view)).toEqual(attributes);
});

test("an answer about cookies alone changes nothing of how pages look", () => {
  const view = { ...defaultChoices, consent: fullConsent, dismissedSlideIn: chosen.dismissedSlideIn };
  expect(changesAppearance(view)).toBe(false);
  expect(readingAttributes(view)).toEqual({});
});
