import { expect, test } from "vitest";
import { createMember } from "../setup/create-member";
import { siteWithMember, username } from "../setup/member-site";
import { parseHtml, parseMain, textOf } from "../setup/parse-html";
import { giveRole, setUpSecondFactor, siteWithStaff } from "../setup/staff";
import { codeAt } from "../setup/totp-codes";

const pages = [
  "/beheer",
  "/beheer/inloggen",
  "/beheer/tweede-stap",
  "/beheer/herstelcodes",
  "/beheer/leden",
  "/beheer/leden/Berkenlaan",
  "/beheer/logboek",
  "/beheer/meldingen",
  "/beheer/meldingen/bezwaren",
  "/beheer/meldingen/afgehandeld",
  "/beheer/meldingen/lid/Berkenlaan",
  "/beheer/meldingen/reactie/1",
  "/beheer/woorden",
  "/beheer/giften",
  "/beheer/giften/gevers",
  "/beheer/giften/totalen",
  "/beheer/giften/bestand",
  "/beheer/giften/vergelijken",
  "/beheer/giften/ALZ-2026-000001",
];

/** Pages that take no form. */
const withoutForm = [
  "/beheer",
  "/beheer/logboek",
  "/beheer/meldingen",
  "/beheer/meldingen/afgehandeld",
  "/beheer/giften",
  "/beheer/giften/totalen",
];

const linksOf = (body: string) =>
  [...parseMain(body).querySelectorAll("a")].map((link) => link.getAttribute("href"));

test.each(pages)("%s asks visitors to log in, and does not exist for members", async (path) => {
  const site = await siteWithMember();
  expect((await site.open().get(path)).status).toBe(403);
  const { browser } = await site.logIn();
  const page = await browser.get(path);
  const text = parseHtml(page.body).body.textContent;
  expect([page.status, text]).toEqual([404, expect.not.stringContaining("eheer")]);
  const posted = await browser.post(path, [["act", "block"]]);
  expect(posted.status).toBe(withoutForm.includes(path) ? 405 : 404);
});

test("staff set up a second factor first, then type a code in each session, and are led to the desk they opened", async () => {
  const site = await siteWithMember();
  await giveRole(site, "admin");
  const { browser } = await site.logIn();
  expect((await browser.get("/mijn")).body).toContain('href="/beheer"');
  for (const path of pages.filter((path) => path !== "/beheer/tweede-stap"))
    expect([path, (await browser.get(path)).headers.location]).toEqual([path, "/beheer/tweede-stap"]);
  const wrong = await browser.submit("/beheer/tweede-stap", { totp: "000000" });
  expect([wrong.status, textOf(wrong.body)]).toEqual([409, expect.stringContaining("Deze code klopt niet")]);
  const { secret, confirmed } = await setUpSecondFactor(site, browser);
  const codes = [...parseMain(confirmed.body).querySelectorAll("code")].map((code) => code.textContent);
  expect([codes.length, parseHtml(confirmed.body).title]).toEqual([
    ...[10, expect.stringContaining("Bewaar je herstelcodes")],
  ]);
  expect(confirmed.headers["cache-control"]).toBe("no-store");
  expect((await browser.get("/beheer/tweede-stap")).headers.location).toBe("/beheer/inloggen");
  expect((await browser.get("/beheer/inloggen")).headers.location).toBe("/beheer");
  expect(linksOf((await browser.get("/beheer")).body)).toEqual(
    expect.arrayContaining(["/beheer/leden", "/beheer/logboek"]),
  );

  const { browser: second } = await site.logIn();
  const asked = await second.get("/beheer/leden/Berkenlaan");
  expect(asked.headers.location).toBe("/beheer/inloggen?terug=%2Fbeheer%2Fleden");
  site.services.pass(30_000);
  const typed = { totp: codeAt(secret, site.services.services.now()) };
  const opened = await second.submit(String(asked.headers.location), typed);
  expect(opened).toMatchObject({ status: 303, headers: { location: "/beheer/leden" } });
  const { browser: third } = await site.logIn();
  const withCode = await third.submit("/beheer/inloggen?terug=https://elders.example", {
    totp: codes[0] ?? "",
  });
  expect(withCode).toMatchObject({ status: 303, headers: { location: "/beheer" } });
  const again = await third.submit("/beheer/inloggen", { totp: codes[0] ?? "" }).catch(() => null);
  expect(again).toBeNull();
});

test("a moderator has the desk of members, and not that of the log", async () => {
  const { browser } = await siteWithStaff("moderator");
  const start = await browser.get("/beheer");
  expect(linksOf(start.body)).toContain("/beheer/leden");
  expect(linksOf(start.body)).not.toContain("/beheer/logboek");
  expect((await browser.get("/beheer/logboek")).status).toBe(404);
});

test("staff without a desk are told so", async () => {
  const { browser } = await siteWithStaff("editor");
  expect(textOf((await browser.get("/beheer")).body)).toContain("Er is nog niets voor je");
});

test("members are found by a form, so that what was typed stands in no address", async () => {
  const { browser, services } = await siteWithStaff("admin");
  for (let number = 10; number < 65; number += 1)
    await createMember(services.services, { username: `Berk${number}` });
  const found = await browser.submit("/beheer/leden", { zoek: "berk" });
  expect(found.status).toBe(200);
  const names = (body: string) => linksOf(body).filter((link) => link?.startsWith("/beheer/leden/"));
  expect(names(found.body)).toHaveLength(50);
  const form = parseMain(found.body).querySelectorAll("form")[2];
  const fields = [...(form?.querySelectorAll("input") ?? [])].map(({ name, value }): [string, string] => [
    name,
    value,
  ]);
  const rest = await browser.post("/beheer/leden", fields);
  expect(names(rest.body)).toEqual(
    ["60", "61", "62", "63", "64"].map((number) => `/beheer/leden/Berk${number}`),
  );
  expect(textOf((await browser.submit("/beheer/leden", { zoek: "niemand" })).body)).toContain(
    "Er is geen lid met 'niemand' in de naam.",
  );
});

const acts: [act: string, values: Record<string, string>, after: string][] = [
  ["blokkeren", {}, "is geblokkeerd"],
  ["deblokkeren", {}, "kan weer inloggen"],
  ["uitloggen", {}, "is overal uitgelogd"],
  ["rol", { role: "editor" }, "heeft een andere rol"],
];

test("what is done to a member is asked first, said afterwards, and stands in the log", async () => {
  const { browser, services } = await siteWithStaff("admin");
  await createMember(services.services, { username: "Berkenlaan" });
  await services.services.db.updateTable("members").set({ verified_at: services.services.now() }).execute();
  const page = "/beheer/leden/Berkenlaan";
  for (const [act, values, after] of acts) {
    expect(linksOf((await browser.get(page)).body)).toContain(`?actie=${act}`);
    const asked = await browser.get(`${page}?actie=${act}`);
    expect(parseMain(asked.body).querySelectorAll("form")).toHaveLength(2);
    const done = await browser.submit(`${page}?actie=${act}`, values);
    expect(done).toMatchObject({ status: 303, headers: { location: `${page}?gedaan=${act}` } });
    expect(textOf((await browser.get(String(done.headers.location))).body)).toContain(`Berkenlaan ${after}`);
  }
  const log = textOf((await browser.get("/beheer/logboek")).body);
  expect(log).toContain(`${username} gaf Berkenlaan de rol Redacteur. Dat was Lid.`);
  expect(log).toContain(`${username} blokkeerde Berkenlaan.`);
  const { db, now } = services.services;
  const unknown = { at: now(), actor: "command", action: "paint post", subject: null, facts: "{}" };
  await db.insertInto("audit_log").values(unknown).execute();
  expect(textOf((await browser.get("/beheer/logboek")).body)).toContain("niet kunnen laten zien");
  const roles = textOf((await browser.get("/beheer/logboek?soort=set%20role")).body);
  expect(roles).toContain("de rol Redacteur");
  expect(roles).not.toContain("blokkeerde Berkenlaan.");
  expect((await browser.get(`/beheer/leden/${username}`)).body).toContain("kun je hier niets veranderen");
  expect((await browser.get("/beheer/leden/Niemand")).status).toBe(404);
});

test("an act that somebody else did meanwhile changes nothing, and the page says so and shows how it is", async () => {
  const { browser, services } = await siteWithStaff("moderator");
  const { db } = services.services;
  await createMember(services.services, { username: "Berkenlaan" });
  const page = "/beheer/leden/Berkenlaan";
  const asked = parseHtml((await browser.get(`${page}?actie=blokkeren`)).body);
  expect(asked.querySelector("main nav [aria-current=true]")?.textContent).toBe("Leden");
  const token = asked.querySelector("main input[name=token]")?.getAttribute("value") ?? "";
  await db.updateTable("members").set({ state: "blocked" }).where("username", "=", "Berkenlaan").execute();
  const late = await browser.post(page, [
    ["act", "block"],
    ["token", token],
  ]);
  expect(late.status).toBe(303);
  const now = parseMain((await browser.get(String(late.headers.location))).body);
  expect(now.querySelector("[role=status]")?.textContent).toContain("Dat kon niet meer");
  expect(now.textContent).toContain("geblokkeerd");
  expect(await db.selectFrom("audit_log").select("action").where("action", "=", "block").execute()).toEqual(
    [],
  );
});

test("no form of staff does anything without the token of its browser", async () => {
  const { browser, services } = await siteWithStaff("admin");
  const { db } = services.services;
  await createMember(services.services, { username: "Berkenlaan" });
  const state = async () => ({
    members: await db
      .selectFrom("members")
      .select(["username", "role", "state"])
      .orderBy("username")
      .execute(),
    codes: await db.selectFrom("recovery_codes").select("code_hash").orderBy("code_hash").execute(),
    acts: await db.selectFrom("audit_log").select("id").execute(),
  });
  const before = await state();
  const forms: Record<string, [string, string][]> = {
    "/beheer/inloggen": [["totp", "000000"]],
    "/beheer/tweede-stap": [["totp", "000000"]],
    "/beheer/herstelcodes": [],
    "/beheer/leden": [["zoek", "Berk"]],
    "/beheer/leden/Berkenlaan": [["act", "block"]],
  };
  for (const [path, fields] of Object.entries(forms))
    for (const token of [[], [["token", "x".repeat(43)]]] satisfies [string, string][][]) {
      const answer = await browser.post(path, [...fields, ...token]);
      expect([path, answer.status]).toEqual([path, 403]);
      if (path === "/beheer/leden") expect(answer.body).not.toContain("/beheer/leden/Berk");
    }
  expect(await state()).toEqual(before);
});

test("a code is never rendered back", async () => {
  const site = await siteWithMember();
  await giveRole(site, "admin");
  const { browser } = await site.logIn();
  const wrong = await browser.submit("/beheer/tweede-stap", { totp: "GEHEIM-1234" });
  expect(wrong.status).toBe(409);
  expect(wrong.body).not.toContain("GEHEIM-1234");
});
