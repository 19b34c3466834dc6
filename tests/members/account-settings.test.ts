import { describe, expect, test } from "vitest";
import { hourMs } from "~/utils/durations";
import { email, password, registration, siteWithMember } from "../setup/member-site";
import { parseForms, parseHtml, parseMain, sentFields } from "../setup/parse-html";
import { htmlProblems } from "../setup/render";

const path = "/mijn/instellingen";

const textOf = (body: string) => parseMain(body).textContent ?? "";

async function memberAtSettings(options: Parameters<typeof siteWithMember>[0] = {}) {
  const site = await siteWithMember(options);
  const { browser } = await site.logIn();
  const submit = (button: string, values: Record<string, string | string[]> = {}) =>
    browser.submit(path, values, {}, button);
  const page = async () => parseHtml((await browser.get(path)).body);
  return { ...site, browser, submit, page };
}

const parts: [part: string, button: string, values: Record<string, string | string[]>, ids: string[]][] = [
  ["blog", "Bewaar wie je blog leest", { blog: "public" }, ["blog-public"]],
  [
    "benaderen",
    "Bewaar waarvoor",
    { approach: "ja", purposes: ["research", "story"] },
    [...["approach-ja", "purposes-research", "purposes-story"]],
  ],
];

test.each(parts)("the part '%s' is stored without the others", async (part, button, values, ids) => {
  const { submit, page } = await memberAtSettings();
  const chosenIn = async () =>
    [...(await page()).querySelectorAll("main input[checked]")].map(({ id }) => id);
  const before = await chosenIn();
  expect(before).toEqual(["blog-members", "approach-nee"]);
  expect(await submit(button, values)).toMatchObject({
    status: 303,
    headers: { location: `${path}?bewaard=${part}` },
  });
  const after = await chosenIn();
  expect(after).toEqual(expect.arrayContaining(ids));
  expect(after.filter((id) => before.includes(id))).toHaveLength(1);
});

test("mails are chosen for each kind", async () => {
  const { submit, page } = await memberAtSettings();
  const chosen = async () =>
    [...(await page()).querySelectorAll("main select")].map((select) => [
      select.id,
      select.querySelector("option[selected]")?.getAttribute("value"),
    ]);
  expect(await chosen()).toEqual([
    ["messages", "daily"],
    ["reactions", "daily"],
    ["follows", "daily"],
  ]);
  await submit("keuze voor mail", { messages: "soon", reactions: "none" });
  expect(await chosen()).toEqual([
    ["messages", "soon"],
    ["reactions", "none"],
    ["follows", "daily"],
  ]);
});

test("whoever may be approached says what for, and a withdrawn permission is gone", async () => {
  const { submit, page } = await memberAtSettings();
  const { status, body } = await submit("Bewaar waarvoor", { approach: "ja" });
  expect(status).toBe(400);
  const rejected = parseHtml(body);
  expect(rejected.querySelector("#purposes-error")?.textContent).toContain(
    "Zeg waarvoor we je mogen benaderen",
  );
  expect(rejected.querySelector("#approach-ja[checked]")).not.toBeNull();
  await submit("Bewaar waarvoor", { approach: "ja", purposes: ["research"] });
  const withoutTicks = await submit("Bewaar waarvoor", { approach: "ja", purposes: [] });
  expect(withoutTicks.status).toBe(400);
  expect(parseHtml(withoutTicks.body).querySelectorAll("[name=purposes][checked]")).toHaveLength(0);
  await submit("Bewaar waarvoor", { approach: "nee", purposes: ["research"] });
  expect((await page()).querySelectorAll("[name=purposes][checked]")).toHaveLength(0);
});

test("the newsletter is sent to the address of the account", async () => {
  const sent: string[] = [];
  const { submit, browser } = await memberAtSettings({
    async newsletter(request) {
      sent.push(await request.text());
      return new Response("{}");
    },
  });
  const asked = await submit("Stuur mij de nieuwsbrief");
  const { body: after } = await browser.get(String(asked.headers.location));
  expect(after).toContain("Klik op de link daarin, dan krijg je de nieuwsbrief");
  expect(after).not.toContain("Stuur mij de nieuwsbrief");
  expect(sent).toEqual([expect.stringContaining(encodeURIComponent(email))]);
});

describe("a sign-up for the newsletter that failed", () => {
  const newsletter = async () => new Response("", { status: 500 });

  test("is not called done in the settings, and can be sent again", async () => {
    const { submit } = await memberAtSettings({ newsletter });
    const { status, body } = await submit("Stuur mij de nieuwsbrief");
    expect(status).toBe(502);
    const main = parseMain(body);
    expect(main.querySelector("[role=alert]")?.textContent).toContain("Er is iets misgegaan.");
    expect(main.textContent).toContain("Stuur mij de nieuwsbrief");
    expect(main.querySelectorAll("input[checked]")).toHaveLength(2);
  });

  test("is told to who registered, with the way to sign up again", async () => {
    const { open } = await siteWithMember({ newsletter });
    const browser = open();
    const newcomer = { ...registration, email: "nieuw@voorbeeld.nl", username: "Nieuwkomer" };
    const { headers } = await browser.submit("/registreren", { ...newcomer, newsletter: "on" });
    const thanks = parseMain((await browser.get(String(headers.location))).body);
    expect(thanks.textContent).toContain("De nieuwsbrief is nog niet gelukt");
    expect(thanks.querySelector("a[href='/nieuwsbrief']")).not.toBeNull();
    expect(await htmlProblems(thanks.innerHTML)).toEqual([]);
    expect(parseMain((await browser.get("/registreren/bedankt")).body).textContent).not.toContain(
      "nieuwsbrief",
    );
  });
});

test("who typed their address wrong registers again with the name they chose", async () => {
  const { open } = await siteWithMember();
  const newcomer = { ...registration, email: "nieuw@voorbeeld.nk", username: "Nieuwkomer" };
  const browser = open();
  await browser.submit("/registreren", newcomer);
  const corrected = { ...newcomer, email: "nieuw@voorbeeld.nl" };
  expect((await open().submit("/registreren", corrected)).status).toBe(409);
  const { status, headers } = await browser.submit("/registreren", corrected);
  expect([status, headers.location]).toEqual([303, "/registreren/bedankt"]);
});

test("another device is logged out, and only that one", async () => {
  const { logIn, submit, page, browser } = await memberAtSettings();
  const { browser: tablet } = await logIn();
  const devices = async () => (await page()).querySelectorAll("section[aria-labelledby=apparaten-titel] li");
  expect(await devices()).toHaveLength(2);
  await submit("Log dit apparaat uit");
  expect(await devices()).toHaveLength(1);
  expect((await tablet.get("/mijn")).status).toBe(403);
  expect((await browser.get("/mijn")).status).toBe(200);
});

test("a form of an earlier session is shown as it was filled in, and says that its member logged in again", async () => {
  const { browser, logIn } = await memberAtSettings();
  const form = parseForms((await browser.get(path)).body).find((one) => one.querySelector("#blog-public"));
  const fields = form ? sentFields(form).filter(([name]) => name !== "blog") : [];
  browser.cookies.delete("sessie");
  await logIn(browser);
  const { status, body } = await browser.post(path, [...fields, ["blog", "public"]]);
  expect([status, parseMain(body).querySelector("#blog-public[checked]") !== null]).toEqual([403, true]);
  expect(parseMain(body).querySelector("[role=alert]")?.textContent).toContain("je bent opnieuw ingelogd");
});

test("the button to log out on a page that is older than the session says that it did nothing, and the next one works", async () => {
  const { browser, logIn } = await memberAtSettings();
  const older = await browser.get("/mijn");
  browser.cookies.set("sessie", (await logIn()).browser.cookies.get("sessie") ?? "");
  const [form] = parseForms(older.body);
  const pressed = await browser.post("/uitloggen", form ? sentFields(form) : []);
  const address = String(pressed.headers.location);
  expect(textOf((await browser.get(address)).body)).toContain("Je bent nog niet uitgelogd");
  await browser.submit(address, {}, {}, "Log uit");
  expect((await browser.get("/mijn")).status).toBe(403);
});

test("the own page tells the log-in before this one", async () => {
  const { logIn, services } = await memberAtSettings();
  services.pass(48 * hourMs);
  const { browser } = await logIn();
  expect(textOf((await browser.get("/mijn")).body)).toMatch(/Je logde hiervoor in op \w+ \d+ \w+ \d{4}\./);
});

test("the page of a link that changed the address, pressed again, does not say that the old one is still in use", async () => {
  const { browser, services } = await memberAtSettings();
  const change = { email: "nieuw@voorbeeld.nl", password };
  expect((await browser.submit("/mijn/e-mailadres", change)).status).toBe(303);
  const link = `/e-mailadres/bevestigen?code=${await services.linkOf("change-email", change.email)}`;
  expect((await browser.submit(link)).status).toBe(303);
  const { status, body } = await browser.submit(link);
  expect([status, textOf(body)]).toEqual([410, expect.stringContaining("Dan geldt je nieuwe adres.")]);
});

test("reading preferences follow a member to a device on which none were chosen", async () => {
  const { browser, logIn, open } = await memberAtSettings();
  await browser.submit("/weergave", { tekst: "groot" });
  const { browser: tablet } = await logIn();
  expect(parseHtml((await tablet.get("/mijn")).body).documentElement.getAttribute("data-text")).toBe("groot");
  const chosen = open();
  await chosen.submit("/weergave", { tekst: "grootst" });
  await logIn(chosen);
  expect(parseHtml((await chosen.get("/mijn")).body).documentElement.getAttribute("data-text")).toBe(
    "grootst",
  );
});

test.each(["/wachtwoord/vergeten", "/verificatie-mail-opnieuw-versturen"])(
  "who asked for a mail on %s reads in the title that it comes, and can ask for another",
  async (form) => {
    const browser = (await siteWithMember()).open();
    const { headers } = await browser.submit(form, { email });
    const sent = parseHtml((await browser.get(String(headers.location))).body);
    expect(sent.title).toMatch(/^Kijk in je mail/);
    expect(sent.querySelector("main form button")?.textContent).toBe("Stuur de mail opnieuw");
    const wrong = parseHtml((await browser.submit(String(headers.location), { email: "x" })).body);
    expect(wrong.title).toMatch(/^Fout: (?!Kijk)/);
  },
);
