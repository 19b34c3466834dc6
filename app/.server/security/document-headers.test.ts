import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { parseConfig } from "../config/config";
import { documentHeaders } from "./document-headers";
import { noThirdParties } from "./third-party-loads";

const url = "https://www.example.nl/zorgen";
const found = { status: 200, method: "GET", url, loads: noThirdParties };

const headersWith = (environment: Record<string, string> = {}, document = found) =>
  new Headers(documentHeaders(parseConfig({ DATA_DIR: temporaryFolder(), ...environment }), document));

test("a document is HTML in UTF-8 that is checked again before it is shown from a cache", () => {
  const headers = headersWith();
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-cache");
});

test("every document has a content policy, of what it loads itself", () => {
  const loads = { ...noThirdParties, freeFrames: ["www.riddle.com"] };
  expect(headersWith().get("Content-Security-Policy")).toContain("frame-src 'none'");
  expect(headersWith({}, { ...found, loads }).get("Content-Security-Policy")).toContain(
    "frame-src https://www.riddle.com",
  );
});

test.each([
  [{ ...found, status: 400, method: "POST" }, "an answer to a form holds what a visitor typed"],
  [{ ...found, status: 503 }, "an outage is over soon"],
  [{ ...found, status: 403 }, "who logs in gets another answer"],
  [{ ...found, url: `${url}?frequentie=eenmalig&bedrag=25` }, "a gift is nobody else's business"],
  [{ ...found, url: `${url}?score%20sdv=4` }, "a mailing knows its reader"],
  [
    { ...found, loads: { ...noThirdParties, embeds: "page" as const } },
    "something is shown here for one visitor",
  ],
])("%j is never kept: %s", (document) => {
  expect(headersWith({}, document).get("Cache-Control")).toBe("no-store");
});

test("an outage says when to come back, a page that is not there does not", () => {
  expect(headersWith({}, { ...found, status: 503 }).get("Retry-After")).toBe("30");
  expect(headersWith({}, { ...found, status: 404 }).has("Retry-After")).toBe(false);
});

test("search engines stay away only where that is configured", () => {
  expect(headersWith().has("X-Robots-Tag")).toBe(false);
  expect(headersWith({ NOINDEX: "1" }).get("X-Robots-Tag")).toBe("noindex");
});
