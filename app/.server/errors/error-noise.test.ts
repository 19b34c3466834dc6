import { expect, test } from "vitest";
import { ignoredErrors, ignoredSources } from "./error-noise";

const isIgnored = (said: string) =>
  ignoredErrors.some((part) => (typeof part === "string" ? said.includes(part) : part.test(said)));
const isForeign = (file: string) => ignoredSources.some((pattern) => pattern.test(file));

test.each([
  "ReferenceError: conduitPage is not defined",
  "TypeError: top.GLOBALS is undefined",
  "ReferenceError: Can't find variable: ZiteReader",
  "Error: ResizeObserver loop completed with undelivered notifications.",
  "AbortError: This operation was aborted",
  "Error: read ECONNRESET",
  "Error: write EPIPE",
])("%s is not reported", (said) => expect(isIgnored(said)).toBe(true));

test.each([
  "TypeError: Cannot read properties of undefined (reading …)",
  "TypeError: fetch failed",
  "Error: The AbortError: of somebody else",
])("%s is reported", (said) => expect(isIgnored(said)).toBe(false));

test.each([
  "chrome-extension://abcdef/content.js",
  "moz-extension://abcdef/content.js",
  "safari-web-extension://abcdef/content.js",
  "webkit-masked-url://hidden/",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234",
  "https://connect.facebook.net/nl_NL/all.js",
])("%s is of others", (file) => expect(isForeign(file)).toBe(true));

test.each([
  "https://www.example.nl/assets/entry.client-3f2a.js",
  "/srv/site/build/server/index.js",
  "/srv/site/node_modules/rich-text/extensions/link.js",
])("%s is ours", (file) => expect(isForeign(file)).toBe(false));
