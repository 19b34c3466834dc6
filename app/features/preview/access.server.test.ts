import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { previewAccess, previewCookie } from "./access.server";
import { signPreview } from "./signature.server";

const now = new Date("2026-11-20T12:00:00Z");
const seconds = now.getTime() / 1000;
const until = seconds + 3600;
const secret = "een lang geheim van een toets";
const earlier = "een oud geheim van een toets";
const newest = "een nieuw geheim van een toets";
const target = { entityType: "node", entityId: "12", revisionId: "34" };
const path = "/preview/node/12/34";

interface Visitor {
  secrets?: string;
  cookie?: string;
  environment?: Record<string, string>;
}

/** The preview access of a visitor at an address. */
function accessAt(address: string, { secrets = secret, cookie, environment = {} }: Visitor = {}) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  const config = parseConfig({ SESSION_SECRET: secrets, ...environment });
  const request = new Request(`https://www.example.nl${address}`, { headers });
  return previewAccess({ request, config, now, origin: "https://www.example.nl" });
}

const sign = (key: string, signedTarget = target, end = until) => signPreview(signedTarget, end, [key]);
const code = sign(secret);
const link = `${path}?tot=${until}&code=${code}`;

test("a signed link gives access until its end", () => {
  expect(accessAt(link)).toEqual({ target, link: { until, code }, session: null });
  expect(accessAt(`${path}?tot=${seconds + 1}&code=${sign(secret, target, seconds + 1)}`)).not.toBeNull();
});

test("other query parameters do not invalidate a link, as filters and debug mode use them", () => {
  expect(accessAt(`${link}&zoekterm=koffie&page=2&debug=true`)).not.toBeNull();
  expect(accessAt(`${path}?zoekterm=a%26b&code=${code}&tot=${until}`)).not.toBeNull();
});

test("links signed with an earlier secret work as long as that secret is configured", () => {
  const old = `${path}?tot=${until}&code=${sign(earlier)}`;
  expect(accessAt(old, { secrets: [newest, secret, earlier].join() })).not.toBeNull();
  expect(accessAt(old, { secrets: [newest, secret].join() })).toBeNull();
  expect(signPreview(target, until, [newest, earlier])).toBe(sign(newest));
});

const flipped = `${code.startsWith("A") ? "B" : "A"}${code.slice(1)}`;
// The last of 43 characters has two unused bits: another character decodes to the same bytes.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const respelled = code.slice(0, -1) + alphabet[alphabet.indexOf(code.slice(-1)) + 1];

test.each([
  ["without a link", path],
  ["without a code", `${path}?tot=${until}`],
  ["without an end", `${path}?code=${code}`],
  ["with an empty code", `${path}?tot=${until}&code=`],
  ["with an invented code", `${path}?tot=${until}&code=${"A".repeat(43)}`],
  ["with a code in which one letter differs", `${path}?tot=${until}&code=${flipped}`],
  ["with another spelling of the same code", `${path}?tot=${until}&code=${respelled}`],
  ["with a code that lacks a character", `${path}?tot=${until}&code=${code.slice(0, -1)}`],
  ["with half a code", `${path}?tot=${until}&code=${code.slice(0, 20)}`],
  ["with a code that is too long", `${path}?tot=${until}&code=${code}A`],
  ["with a code and a space", `${path}?tot=${until}&code=${code}%20`],
  ["with a code of padded base64", `${path}?tot=${until}&code=${code}=`],
  ["with a later end", `${path}?tot=${until + 1}&code=${code}`],
  ["with another notation of the end", `${path}?tot=0${until}&code=${code}`],
  ["with a decimal end", `${path}?tot=${until}.0&code=${code}`],
  ["with two codes", `${link}&code=${code}`],
  ["with two ends", `${link}&tot=${until}`],
  ["for another revision", `/preview/node/12/35?tot=${until}&code=${code}`],
  ["for another page", `/preview/node/13/34?tot=${until}&code=${code}`],
  ["for another entity type", `/preview/media/12/34?tot=${until}&code=${code}`],
  ["for another split of the same digits", `/preview/node/123/4?tot=${until}&code=${code}`],
  ["that has ended", `${path}?tot=${seconds}&code=${sign(secret, target, seconds)}`],
  ["that ended long ago", `${path}?tot=${seconds - 86_400}&code=${sign(secret, target, seconds - 86_400)}`],
  ["signed with another secret", `${path}?tot=${until}&code=${sign("hun geheim")}`],
  ["at a path that is not a preview", `/preview/node/12/34/5?tot=${until}&code=${code}`],
])("a link %s gives no access", (_, address) => {
  expect(accessAt(address)).toBeNull();
});

test("the cookie of a link gives access to the same page with other queries, and to no other page", () => {
  const access = accessAt(link);
  if (!access) throw new Error("The link gives no access");
  const cookie = previewCookie(access, "https://www.example.nl", now) ?? "";
  expect(cookie).toBe(
    `__Secure-voorbeeld=${until}.${code}; Max-Age=3600; Path=${path}; HttpOnly; Secure; SameSite=Lax`,
  );
  const [cookiePair] = cookie.split(";");
  expect(accessAt(`${path}?zoekterm=koffie`, { cookie: cookiePair })).toEqual(access);
  expect(accessAt("/preview/node/12/35", { cookie: cookiePair })).toBeNull();
});

test("the cookie of an earlier link does not validate an invalid link", () => {
  const cookie = `__Secure-voorbeeld=${until}.${code}`;
  expect(accessAt(`${path}?tot=${until}&code=${flipped}`, { cookie })).toBeNull();
});

test.each(["", "x", ".", `${until}.`, `.${code}`, `${until - 1}.${code}`, `${until}.${flipped}`, "%"])(
  "the invalid cookie '%s' gives no access",
  (value) => {
    expect(accessAt(path, { cookie: `__Secure-voorbeeld=${value}` })).toBeNull();
  },
);

test("a CMS session gives access only if its cookie name is configured, and is passed on unchanged", () => {
  const cookie = "weergave=x; SESS1f2e=a%2Cb-c; ander=1";
  expect(accessAt(path, { cookie })).toBeNull();
  expect(accessAt(path, { cookie, environment: { PREVIEW_COOKIE: "SESS1f2e" } })).toEqual({
    target,
    link: null,
    session: "SESS1f2e=a%2Cb-c",
  });
  expect(accessAt("/zorgen", { cookie, environment: { PREVIEW_COOKIE: "SESS1f2e" } })).toBeNull();
  expect(accessAt(path, { cookie: "SESS1f2e=", environment: { PREVIEW_COOKIE: "SESS1f2e" } })).toBeNull();
});

test("with a valid link the CMS session is not passed on; with an expired link it is", () => {
  const visitor = { cookie: "SESS1f2e=abc", environment: { PREVIEW_COOKIE: "SESS1f2e" } };
  expect(accessAt(link, visitor)?.session).toBeNull();
  const ended = `${path}?tot=${seconds}&code=${sign(secret, target, seconds)}`;
  expect(accessAt(ended, visitor)).toMatchObject({ link: null, session: "SESS1f2e=abc" });
});
