import { expect, test } from "vitest";
import { allowedEmbedsCookie } from "~/.server/session/allowed-embeds-cookie";
import { sessionCookie } from "~/.server/session/session-cookie";
import { storedChoices } from "~/.server/session/visitor-choices-cookie";
import { openedPreview } from "~/features/preview/access.server";
import { declaredItems } from "./cookie-declaration";

const named = (configured: Parameters<typeof declaredItems>[0], origin = "http://localhost") =>
  declaredItems(configured, origin).map(({ name }) => name);
const nothing = { captcha: false, consentProvider: false, tagManager: false };

test.each(["http://localhost", "https://www.example.nl"])(
  "the cookies that the server sets are declared with their names at %s",
  (origin) => {
    for (const cookie of [storedChoices, allowedEmbedsCookie, openedPreview, sessionCookie])
      expect(named(nothing, origin)).toContain(cookie.nameAt(origin));
  },
);

test("all items are necessary unless third parties are configured", () => {
  expect(new Set(declaredItems(nothing, "http://localhost").map(({ category }) => category))).toEqual(
    new Set(["functional"]),
  );
  expect(named({ ...nothing, tagManager: true })).toContain("_ga");
  expect(named({ ...nothing, captcha: true })).toContain("_GRECAPTCHA");
  expect(named({ ...nothing, consentProvider: true })).toContain("CookieConsent");
});
