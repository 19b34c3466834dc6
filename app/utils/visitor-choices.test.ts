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
  closedNotice: "a1B2-_c3",
  dismissedSlideIns: [
    { id: "3f2a1b9c-77", closedOn: "2026-11-01" },
    { id: "b2", closedOn: "2026-10-30" },
  ],
};

test("default choices are an empty cookie", () => {
  expect(serializeChoices(defaultChoices)).toBe("");
  expect(parseChoices("", today)).toEqual(defaultChoices);
});

test("choices are stored as readable text and parsed back", () => {
  const value = serializeChoices(chosen);
  expect(value).toBe(
    "toestemming=1pm&tekst=grootst&regels=ruim&rust=1&mededeling=a1B2-_c3&slideInId=3f2a1b9c-77&lastDateObjectClosed=2026-11-01&slideInId=b2&lastDateObjectClosed=2026-10-30",
  );
  expect(parseChoices(value, today)).toEqual(chosen);
});

test.each([
  [noConsent, "toestemming=1"],
  [fullConsent, "toestemming=1psm"],
])("the consent %j differs from no choice", (consent, value) => {
  expect(serializeChoices({ ...defaultChoices, consent })).toBe(value);
  expect(parseChoices(value, today).consent).toEqual(consent);
});

test.each(["toestemming=0psm", "toestemming=2", "toestemming=1x", "toestemming=1mp", "toestemming="])(
  "%s is no valid consent, so the visitor must choose again",
  (value) => expect(parseChoices(value, today).consent).toBeNull(),
);

test.each([
  ["2026-11-21", true],
  ["2026-10-23", true],
  ["2026-10-22", false],
  ["2026-11-22", false],
  ["2026-13-45", false],
])("whether a slide-in closed on %s stays hidden today: %s", (closedOn, hidden) => {
  const value = `slideInId=a1&lastDateObjectClosed=${closedOn}`;
  expect(parseChoices(value, today).dismissedSlideIns.length > 0).toBe(hidden);
});

test.each([
  "tekst=reusachtig&regels=los&rust=ja",
  "slideInId=%3Cscript%3E&lastDateObjectClosed=2026-11-21",
  "mededeling=%3Cscript",
  "mededeling=a1B2-_c3d",
  "%E0%A4%A&&&===",
])("the invalid cookie %s gives the default choices", (value) =>
  expect(parseChoices(value, today)).toEqual(defaultChoices),
);

test.each<[Partial<VisitorChoices>, Record<string, string>]>([
  [{ textSize: "groot" }, { "data-text": "groot" }],
  [{ lineSpacing: "ruim" }, { "data-spacing": "ruim" }],
  [{ calm: true }, { "data-calm": "1" }],
])("%j changes the appearance and sets an attribute for the style sheet", (change, attributes) => {
  const choices = { ...defaultChoices, ...change };
  expect(changesAppearance(choices)).toBe(true);
  expect(readingAttributes(choices)).toEqual(attributes);
});

test("consent and what was closed do not change the appearance", () => {
  const choices = {
    ...defaultChoices,
    consent: fullConsent,
    closedNotice: chosen.closedNotice,
    dismissedSlideIns: chosen.dismissedSlideIns,
  };
  expect(changesAppearance(choices)).toBe(false);
  expect(readingAttributes(choices)).toEqual({});
});
