import { expect, test } from "vitest";
import { clientKey } from "../../server/client-key";
import { findByUsername } from "../../services/accounts/members";
import { formBrowser } from "../setup/form-browser";
import { accountPaths, memberPaths } from "../setup/member-paths";
import { email, password, registration, siteWithMember, username } from "../setup/member-site";
import { linkNamed } from "../setup/named";
import { parseHtml, parseMain } from "../setup/parse-html";
import { wholeSite } from "../setup/whole-site";

const otherPassword = "Groene trui 1961 mist";
const newPasswords = { password: otherPassword, repeat: otherPassword };

test("a session that somebody else chose is not adopted at log-in", async () => {
  const { logIn, open } = await siteWithMember();
  const browser = open();
  browser.cookies.set("sessie", "a".repeat(43));
  const { response } = await logIn(browser);
  expect(response.status).toBe(303);
  expect(browser.cookies.get("sessie")).not.toBe("a".repeat(43));
  const thief = open();
  thief.cookies.set("sessie", "a".repeat(43));
  expect((await thief.get("/mijn")).status).toBe(403);
});

test("a session that was copied ends at log-out, and with a new password", async () => {
  const { logIn, open, link } = await siteWithMember();
  const { browser } = await logIn();
  const thief = open();
  thief.cookies.set("sessie", browser.cookies.get("sessie") ?? "");
  expect((await thief.get("/mijn")).status).toBe(200);
  const out = await browser.submit("/mijn", {}, {}, "Log uit");
  expect(out.headers).toMatchObject({
    location: "/inloggen?uitgelogd=1",
    "clear-site-data": '"cache", "storage"',
  });
  expect((await thief.get("/mijn")).status).toBe(403);
  const again = (await logIn()).browser;
  const reset = `/wachtwoord/nieuw?code=${await link("reset-password")}`;
  const changed = await open().submit(reset, { password: otherPassword, repeat: otherPassword });
  expect(changed.headers.location).toBe("/inloggen?wachtwoord=nieuw");
  expect((await again.get("/mijn")).status).toBe(403);
  expect((await open().get(reset)).status).toBe(410);
});

test("a session that was copied ends when its own browser changes the password or logs in again", async () => {
  const { logIn, open } = await siteWithMember();
  const { browser } = await logIn(undefined, { remember: "on" });
  const thief = open();
  const steal = async () => {
    thief.cookies.set("sessie", browser.cookies.get("sessie") ?? "");
    expect((await thief.get("/mijn")).status).toBe(200);
  };
  await steal();
  const change = { current: password, password: otherPassword, repeat: otherPassword };
  const changed = await browser.submit("/mijn/wachtwoord", change);
  expect(changed.headers.location).toBe("/mijn/wachtwoord?bewaard=1");
  expect([changed.headers["set-cookie"] ?? []].flat().join()).toMatch(/^sessie=[\w-]{43}; Max-Age=\d+;/);
  expect((await thief.get("/mijn")).status).toBe(403);
  expect((await browser.get("/mijn")).status).toBe(200);
  await steal();
  const token = parseMain((await browser.get("/mijn")).body).querySelector("input[name=token]");
  const fields = { email, password: otherPassword, token: token?.getAttribute("value") ?? "" };
  const again = await browser.post("/inloggen", Object.entries(fields));
  expect(again.headers.location).toBe("/mijn");
  expect((await thief.get("/mijn")).status).toBe(403);
  expect((await browser.get("/mijn")).status).toBe(200);
});

test("opening a mailed link, as a scanner does, uses nothing up", async () => {
  const { open, link } = await siteWithMember();
  const reset = `/wachtwoord/nieuw?code=${await link("reset-password")}`;
  for (let count = 0; count < 3; count += 1) expect((await open().get(reset)).status).toBe(200);
  const changed = await open().submit(reset, { password: otherPassword, repeat: otherPassword });
  expect(changed.status).toBe(303);
});

test("a mailed link acts for whom it was made, whoever is logged in, and for nobody else", async () => {
  const { logIn, open, link, services } = await siteWithMember();
  const { db } = services.services;
  const another = open();
  another.cookies.set("sessie", await services.sessionOf("Rietvink"));
  const passwordOf = async (name: string) => (await findByUsername(db, name))?.password_hash;
  const before = await passwordOf("Rietvink");
  const reset = `/wachtwoord/nieuw?code=${await link("reset-password")}`;
  expect((await another.submit(reset, newPasswords)).status).toBe(303);
  expect(await passwordOf("Rietvink")).toBe(before);
  expect((await logIn(undefined, { password: otherPassword })).response.status).toBe(303);
});

test.each([
  "//elders.example",
  "https://elders.example/mijn",
  "/\\elders.example",
  "javascript:alert(1)",
  "/%2F/elders.example\n",
  "/inloggen",
  "/uitloggen",
])("after logging in or registering, 'back to %s' leads to the member's own page", async (back) => {
  const { logIn, open } = await siteWithMember();
  const { response } = await logIn(undefined, { terug: back });
  expect(response.headers.location).toBe("/mijn");
  const browser = open();
  const newcomer = { ...registration, email: "nieuw@voorbeeld.nl", username: "Nieuwkomer" };
  expect((await browser.submit("/registreren", { ...newcomer, terug: back })).status).toBe(303);
  const ready = parseMain((await browser.get("/registreren/klaar")).body);
  expect(linkNamed(ready, "Log in")?.getAttribute("href")).toBe("/inloggen");
});

test("after logging in the member is back on the page they came from", async () => {
  const { logIn } = await siteWithMember();
  const { response } = await logIn(undefined, {}, "/inloggen?terug=/zoeken%3Fzoekterm%3Dzorg");
  expect(response.headers.location).toBe("/zoeken?zoekterm=zorg");
});

test("no cache keeps a page of accounts, and no other site can frame one", async () => {
  const { logIn, open } = await siteWithMember();
  const { browser } = await logIn();
  for (const path of [
    ...accountPaths,
    ...memberPaths,
    "/wachtwoord/nieuw",
    "/registreren/bedankt",
    "/registreren/klaar",
    "/bevestigen?code=a",
    "/zorgen",
  ])
    for (const visitor of path === "/zorgen" ? [browser] : [browser, open()]) {
      const { status, headers } = await visitor.get(path);
      expect([path, headers["cache-control"]]).toEqual([path, "no-store"]);
      // Who is logged in is led away from the page to log in.
      if (status !== 303) expect(headers["content-security-policy"]).toMatch(/frame-ancestors '(self|none)'/);
    }
});

test.each([
  ["http", "", ["sessie", "apparaat"]],
  ["https", "https://www.example.nl", ["__Host-sessie", "__Host-apparaat"]],
])("over %s the cookies of a session are for this host and not for scripts", async (_, PUBLIC_URL, names) => {
  const { logIn } = await siteWithMember({ environment: PUBLIC_URL ? { PUBLIC_URL } : {} });
  const { response } = await logIn();
  const lines = [response.headers["set-cookie"] ?? []].flat();
  expect(lines.map((line) => line.split("=")[0])).toEqual(names);
  for (const line of lines) {
    expect(line).toMatch(/; Path=\/; HttpOnly; (Secure; )?SameSite=Lax$/);
    expect(line.includes("; Secure")).toBe(PUBLIC_URL !== "");
  }
  expect(lines[0]).not.toContain("Max-Age");
  const remembered = (await logIn(undefined, { remember: "on" })).response;
  expect([remembered.headers["set-cookie"] ?? []].flat()[0]).toContain(`Max-Age=${365 * 86_400}`);
});

test("over https a cookie without its prefix, which another host may have set, is no session", async () => {
  const site = await siteWithMember({ environment: { PUBLIC_URL: "https://www.example.nl" } });
  const { browser } = await site.logIn();
  expect((await browser.get("/mijn")).status).toBe(200);
  const planted = site.open();
  planted.cookies.set("sessie", browser.cookies.get("__Host-sessie") ?? "");
  expect((await planted.get("/mijn")).status).toBe(403);
});

test("a password is never rendered back: with errors, sent too often, or while the services fail", async () => {
  const { logIn, open } = await siteWithMember();
  const wrong = "Niet het wachtwoord 1";
  const bodies = [
    (await logIn(undefined, { password: wrong })).response.body,
    (await open().submit("/registreren", { ...registration, password: wrong, repeat: wrong, email: "x" }))
      .body,
  ];
  const limited = await siteWithMember({ environment: { FORM_POSTS_PER_MINUTE: "3" } });
  const browser = limited.open();
  for (let count = 0; count < 3; count += 1) await browser.submit("/inloggen", { email, password: wrong });
  const often = await browser.submit("/inloggen", { email, password: wrong });
  expect(often.status).toBe(429);
  const broken = await wholeSite({ services: { fetch: async () => new Response("{}", { status: 503 }) } });
  const failed = await formBrowser(broken.sendRequest).submit("/inloggen", { email, password: wrong });
  expect(failed.status).toBe(503);
  expect(failed.body).toContain(email);
  for (const body of [...bodies, often.body, failed.body]) expect(body).not.toContain(wrong);
  const invalid = parseHtml(bodies[1] ?? "").querySelectorAll("[type=password][aria-invalid]");
  expect([...invalid].map(({ id }) => id)).toEqual(["password", "repeat"]);
});

test("while the services fail, pages for members are a 503 and all others are as before", async () => {
  const { sendRequest } = await wholeSite({
    services: { fetch: () => Promise.reject(new TypeError("fetch failed")) },
  });
  const browser = formBrowser(sendRequest);
  browser.cookies.set("sessie", "a".repeat(43));
  expect((await browser.get("/mijn")).status).toBe(503);
  expect((await browser.get("/inloggen")).status).toBe(200);
  expect((await browser.get("/zorgen")).status).toBe(200);
  expect((await sendRequest("/")).status).toBe(200);
  const page = await sendRequest("/zorgen");
  expect(page.headers["x-cache"]).toBeDefined();
});

test("nothing of a member is in the log", async () => {
  const site = await siteWithMember();
  const { browser } = await site.logIn();
  await site.logIn(undefined, { password: "Niet het wachtwoord 1" });
  await browser.submit("/mijn/e-mailadres", { email: "nieuw@voorbeeld.nl", password });
  await browser.submit("/mijn/wachtwoord", {
    current: password,
    password: otherPassword,
    repeat: otherPassword,
  });
  const lines = JSON.stringify([...site.logged, ...site.services.logged, ...site.reported]);
  for (const secret of [
    email,
    username,
    password,
    otherPassword,
    "nieuw@voorbeeld.nl",
    ...browser.cookies.values(),
  ])
    expect(lines).not.toContain(secret);
});

test("what is refused is in the log by its kind, and nothing tells who it was or from where", async () => {
  const site = await siteWithMember({ environment: { TRUST_PROXY: "1", FORM_POSTS_PER_MINUTE: "8" } });
  site.logged.length = 0;
  await site.logIn();
  const from = { "X-Forwarded-For": "203.0.113.7" };
  const visitor = site.open(from);
  const typed = { email, password: "Niet het wachtwoord 1" };
  await visitor.post("/inloggen", [["email", email]]);
  await visitor.post("/inloggen", [["email", email]], { Origin: "https://elders.example" });
  for (let count = 0; count < 7; count += 1) await visitor.submit("/inloggen", typed);
  const lines = [...site.logged, ...site.services.logged].filter(({ message }) => message === "security");
  const kinds = lines.map(({ fields }) => ("event" in fields ? fields.event : null));
  for (const kind of ["foreign form", "not authenticated", "too often", "done"])
    expect(kinds).toContain(kind);
  const requests = JSON.stringify(site.logged.filter(({ message }) => message === "request"));
  const ofSite = site.logged.filter(({ message }) => message === "security");
  for (const { fields } of ofSite)
    if ("requestId" in fields) expect(requests).toContain(String(fields.requestId));
  const network = clientKey({ ip: "203.0.113.7" }, site.app.config);
  const personal = [email, username, typed.password, "203.0.113", network, ...visitor.cookies.values()];
  for (const value of personal) expect(JSON.stringify([...site.logged, ...lines])).not.toContain(value);
});

test("a form that was sent too often says when to try again, in words and as a header", async () => {
  const { open } = await siteWithMember();
  const browser = open();
  const wrong = { email, password: "Niet het wachtwoord 1" };
  for (let tries = 0; tries < 5; tries += 1)
    expect((await browser.submit("/inloggen", wrong)).status).toBe(400);
  const { status, headers, body } = await browser.submit("/inloggen", wrong);
  expect([status, headers["retry-after"]]).toEqual([429, "10"]);
  expect(parseHtml(body).querySelector("[role=alert]")?.textContent).toContain("Over 10 seconden");
});
