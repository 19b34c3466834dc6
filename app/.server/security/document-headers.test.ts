import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { parseConfig } from "../config/config";
import { documentHeaders } from "./document-headers";

const url = "https://www.example.nl/zorgen";
const found = { status: 200, method: "GET", url };

const headersWith = (environment: Record<string, string> = {}, document = found) =>
  new Headers(documentHeaders(parseConfig({ DATA_DIR: temporaryFolder(), ...environment }), document));

/** The content policy by directive. */
function policyOf(headers: Headers): Record<string, string[]> {
  const directives = (headers.get("Content-Security-Policy") ?? "")
    .split(";")
    .map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

test("a document is HTML in UTF-8 that is checked again before it is shown from a cache", () => {
  const headers = headersWith();
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-cache");
});

test("scripts, styles, fonts and forms are our own only", () => {
  const policy = policyOf(headersWith());
  for (const name of ["default-src", "script-src", "style-src", "font-src", "connect-src", "form-action"]) {
    expect(policy[name], name).toEqual(["'self'"]);
  }
});

test.each([
  ["/doneren", ["'self'"]],
  ["https://geven.example.nl/start", ["'self'", "https://geven.example.nl"]],
  ["https://geven.example.nl:8443/start", ["'self'", "https://geven.example.nl:8443"]],
])("with gifts at %s forms go to %j", (DONATE_URL, allowed) => {
  expect(policyOf(headersWith({ DONATE_URL }))["form-action"]).toEqual(allowed);
});

test("no page is framed, no plug-in runs and no base moves the links", () => {
  const policy = policyOf(headersWith());
  for (const name of ["frame-ancestors", "object-src", "base-uri"])
    expect(policy[name], name).toEqual(["'none'"]);
});

test("a page frames players and quizzes that we know, and hosts that are configured, over https", () => {
  const known = [
    "https://www.youtube-nocookie.com",
    "https://player.vimeo.com",
    "https://open.spotify.com",
    "https://interacty.me",
    "https://p.interacty.me",
    "https://www.riddle.com",
  ];
  expect(policyOf(headersWith())["frame-src"]).toEqual(known);
  const policy = policyOf(headersWith({ EMBED_HOSTS: " Kaart.example.nl, www.riddle.com " }));
  expect(policy["frame-src"]).toEqual([...known, "https://kaart.example.nl"]);
});

test("films and sound are our own only", () => {
  expect(policyOf(headersWith())["media-src"]).toEqual(["'self'"]);
});

test("nothing inline runs, in development neither", () => {
  for (const NODE_ENV of ["production", "development"]) {
    const text = headersWith({ NODE_ENV }).get("Content-Security-Policy");
    expect(text).not.toMatch(/unsafe|\*|http:/);
  }
});

test("only development may talk to a web socket", () => {
  expect(policyOf(headersWith({ NODE_ENV: "development" }))["connect-src"]).toEqual(["'self'", "ws:"]);
  expect(policyOf(headersWith({ NODE_ENV: "production" }))["connect-src"]).toEqual(["'self'"]);
});

test.each([
  [{ status: 400, method: "POST", url }, "an answer to a form holds what a visitor typed"],
  [{ status: 503, method: "GET", url }, "an outage is over soon"],
  [{ ...found, url: `${url}?frequentie=eenmalig&bedrag=25` }, "a gift is nobody else's business"],
  [{ ...found, url: `${url}?score%20sdv=4` }, "a mailing knows its reader"],
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
