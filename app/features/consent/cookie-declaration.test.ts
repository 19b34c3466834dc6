import { expect, test } from "vitest";
import { allowedEmbedsCookieName } from "~/.server/session/allowed-embeds-cookie";
import { choicesCookieName } from "~/.server/session/visitor-choices-cookie";
import { previewCookieName } from "~/features/preview/access.server";
import { declaredItems } from "./cookie-declaration";

const named = (configured: Parameters<typeof declaredItems>[0]) =>
  declaredItems(configured).map(({ name }) => name);
const nothing = { captcha: false, consentProvider: false, tagManager: false };

test("the cookies that the server sets are declared", () => {
  expect(named(nothing)).toEqual(
    expect.arrayContaining([choicesCookieName, allowedEmbedsCookieName, previewCookieName]),
  );
});

test("all items are necessary unless third parties are configured", () => {
  expect(new Set(declaredItems(nothing).map(({ category }) => category))).toEqual(new Set(["functional"]));
  expect(named({ ...nothing, tagManager: true })).toContain("_ga");
  expect(named({ ...nothing, captcha: true })).toContain("_GRECAPTCHA");
  expect(named({ ...nothing, consentProvider: true })).toContain("CookieConsent");
});
