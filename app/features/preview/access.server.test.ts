import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { previewAccess, previewCookie } from "./access.server";
import { signPreview } from "./signature.server";

const now = new Date("2026-11-20T12:00:00Z");
const seconds = now.getTime() / 1000;
const until = seconds + 3600;
const target = { entityType: "node", entityId: "12", revisionId: "34" };
const path = "/preview/node/12/34";

interface Asking {
  secrets?: string;
  cookie?: string;
  environment?: Record<string, string>;
}

/** What lets a visitor in at an address. */
function accessAt(address: string, { secrets = "geheim", cookie, environment = {} }: Asking = {}) {
  const headers = cookie === undefined ? undefined : { Cookie: cookie };
  const config = parseConfig({ SESSION_SECRET: secrets, ...environment });
  const request = new Request(`https://www.example.nl${address}`, { headers });
  return previewAccess({ request, config, now });
}

const sign = (secret: string, of = target, till = until) => signPreview(of, till, [secret]);
const code = sign("geheim");
const link = `${path}?tot=${until}&code=${code}`;

test("a link that we signed lets its visitor in until its moment", () => {
  expect(accessAt(link)).toEqual({ target, link: { until, code }, session: null });
  expect(accessAt(`${path}?tot=${seconds + 1}&code=${sign("geheim", target, seconds + 1)}`)).not.toBeNull();
});

test("other parameters do not break a link: lists are filtered, and debug mode is one", () => {
  expect(accessAt(`${link}&zoekterm=koffie&page=2&debug=true`)).not.toBeNull();
  expect(accessAt(`${path}?zoekterm=a%26b&code=${code}&tot=${until}`)).not.toBeNull();
});

test("while secrets rotate, links of the earlier ones still work; later they do not", () => {
  const old = `${path}?tot=${until}&code=${sign("oud")}`;
  expect(accessAt(old, { secrets: "nieuw,geheim,oud" })).not.toBeNull();
  expect(accessAt(old, { secrets: "nieuw,geheim" })).toBeNull();
  expect(signPreview(target, until, ["nieuw", "oud"])).toBe(sign("nieuw"));
});

const flipped = `${code.startsWith("A") ? "B" : "A"}${code.slice(1)}`;
// The last of 43 letters has two bits that mean nothing: another letter decodes to the same bytes.
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const respelled = code.slice(0, -1) + alphabet[alphabet.indexOf(code.slice(-1)) + 1];

test.each([
  ["without a link", path],
  ["without a code", `${path}?tot=${until}`],
  ["without an end", `${path}?code=${code}`],
  ["with an empty code", `${path}?tot=${until}&code=`],
  ["with a code of our own making", `${path}?tot=${until}&code=${"A".repeat(43)}`],
  ["with a code in which one letter differs", `${path}?tot=${until}&code=${flipped}`],
  ["with a code that is spelled in another way", `${path}?tot=${until}&code=${respelled}`],
  ["with a code that is cut", `${path}?tot=${until}&code=${code.slice(0, -1)}`],
  ["with a code that is cut in half", `${path}?tot=${until}&code=${code.slice(0, 20)}`],
  ["with a code that is too long", `${path}?tot=${until}&code=${code}A`],
  ["with a code and a space", `${path}?tot=${until}&code=${code}%20`],
  ["with a code of padded base64", `${path}?tot=${until}&code=${code}=`],
  ["with a later end", `${path}?tot=${until + 1}&code=${code}`],
  ["with an end that is written otherwise", `${path}?tot=0${until}&code=${code}`],
  ["with an end in other digits", `${path}?tot=${until}.0&code=${code}`],
  ["with two codes", `${link}&code=${code}`],
  ["with two ends", `${link}&tot=${until}`],
  ["for another revision", `/preview/node/12/35?tot=${until}&code=${code}`],
  ["for another page", `/preview/node/13/34?tot=${until}&code=${code}`],
  ["for another kind of thing", `/preview/media/12/34?tot=${until}&code=${code}`],
  ["for another split of the same digits", `/preview/node/123/4?tot=${until}&code=${code}`],
  ["that has ended", `${path}?tot=${seconds}&code=${sign("geheim", target, seconds)}`],
  ["that ended long ago", `${path}?tot=${seconds - 86_400}&code=${sign("geheim", target, seconds - 86_400)}`],
  ["of another site", `${path}?tot=${until}&code=${sign("hun geheim")}`],
  ["at a path that is no preview", `/preview/node/12/34/5?tot=${until}&code=${code}`],
])("a link %s lets nobody in", (_, address) => {
  expect(accessAt(address)).toBeNull();
});

test("after a link its page is open at other queries too, and no other page is", () => {
  const access = accessAt(link);
  if (!access) throw new Error("The link does not work");
  const cookie = previewCookie(access, "https://www.example.nl", now) ?? "";
  expect(cookie).toBe(
    `voorbeeld=${until}.${code}; Max-Age=3600; Path=${path}; HttpOnly; Secure; SameSite=Lax`,
  );
  const [kept] = cookie.split(";");
  expect(accessAt(`${path}?zoekterm=koffie`, { cookie: kept })).toEqual(access);
  expect(accessAt("/preview/node/12/35", { cookie: kept })).toBeNull();
});

test("a link that is wrong is not made good by an earlier one", () => {
  const cookie = `voorbeeld=${until}.${code}`;
  expect(accessAt(`${path}?tot=${until}&code=${flipped}`, { cookie })).toBeNull();
});

test.each(["", "x", ".", `${until}.`, `.${code}`, `${until - 1}.${code}`, `${until}.${flipped}`, "%"])(
  "what a link left behind has to be right too: '%s'",
  (value) => {
    expect(accessAt(path, { cookie: `voorbeeld=${value}` })).toBeNull();
  },
);

test("a session of the CMS counts only where the site knows its name, and is passed on as it is", () => {
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

test("with a link the session stays here, and with a link that has ended it still counts", () => {
  const asking = { cookie: "SESS1f2e=abc", environment: { PREVIEW_COOKIE: "SESS1f2e" } };
  expect(accessAt(link, asking)?.session).toBeNull();
  const ended = `${path}?tot=${seconds}&code=${sign("geheim", target, seconds)}`;
  expect(accessAt(ended, asking)).toMatchObject({ link: null, session: "SESS1f2e=abc" });
});
