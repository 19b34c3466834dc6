import { expect, test } from "vitest";
import { ignoredErrors, ignoredSources } from "./error-noise";

const isIgnored = (text: string) =>
  ignoredErrors.some((part) => (typeof part === "string" ? text.includes(part) : part.test(text)));
const isForeign = (file: string) => ignoredSources.some((pattern) => pattern.test(file));

test.each([
  "ReferenceError: conduitPage is not defined",
  "TypeError: top.GLOBALS is undefined",
  "ReferenceError: Can't find variable: ZiteReader",
  "Error: ResizeObserver loop completed with undelivered notifications.",
  "AbortError: This operation was aborted",
  "Error: read ECONNRESET",
  "Error: write EPIPE",
])("%s is not reported", (text) => expect(isIgnored(text)).toBe(true));

test.each([
  "TypeError: Cannot read properties of undefined (reading …)",
  "TypeError: fetch failed",
  "Error: The AbortError: of somebody else",
])("%s is reported", (text) => expect(isIgnored(text)).toBe(false));

test.each([
  "chrome-extension://abcdef/content.js",
  "moz-extension://abcdef/content.js",
  "safari-web-extension://abcdef/content.js",
  "webkit-masked-url://hidden/",
  "https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234",
  "https://connect.facebook.net/nl_NL/all.js",
])("an error in %s is ignored", (file) => expect(isForeign(file)).toBe(true));

test.each([
  "https://www.example.nl/assets/entry.client-3f2a.js",
  "/srv/site/build/server/index.js",
  "/srv/site/node_modules/rich-text/extensions/link.js",
])("an error in %s is not ignored", (file) => expect(isForeign(file)).toBe(false));
