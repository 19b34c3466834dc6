import { expect, test } from "vitest";
import { siteWithMember, username } from "../setup/member-site";
import { parseHtml, parseMain } from "../setup/parse-html";

/** The text of the main part of a page. */
const mainText = (body: string) => parseMain(body).textContent ?? "";

const told = {
  visible: "on",
  private: ["photo", "birthYear"],
  biography: "Wij wonen bij de molen.\r\n\r\n<b>Dag</b>",
  relationship: "partner",
  forms: ["alzheimer", "vascular"],
  phase: "middle",
  healthConsent: "on",
  province: "Gelderland",
  birthYear: "1958",
  gender: "woman",
};

async function memberWithProfile() {
  const site = await siteWithMember();
  const { browser } = await site.logIn();
  const save = (values: Record<string, string | string[]>) => browser.submit("/mijn/profiel", values);
  expect(await save(told)).toMatchObject({ status: 303, headers: { location: "/mijn/profiel?bewaard=1" } });
  const another = site.open();
  another.cookies.set("sessie", await site.services.sessionOf("Rietvink"));
  const look = async () => mainText((await another.get(`/leden/${username}`)).body);
  return { ...site, browser, another, save, look };
}

test("a profile is shown to its owner as it was saved, and to others without what is not shared", async () => {
  const { browser, another, look } = await memberWithProfile();
  const form = parseHtml((await browser.get("/mijn/profiel?bewaard=1")).body);
  expect(form.querySelector("[role=status]")?.textContent).toContain("Je profiel is bewaard");
  expect(form.querySelector("#biography")?.textContent).toBe(told.biography.replaceAll("\r", ""));
  expect(form.querySelector("#birthYear")?.getAttribute("value")).toBe("1958");
  const ticked = [...form.querySelectorAll("main input[type=checkbox][checked]")].map(({ id }) => id);
  expect(ticked).toEqual([
    ...[
      "visible",
      "private-photo",
      "forms-alzheimer",
      "forms-vascular",
      "healthConsent",
      "private-birthYear",
    ],
  ]);
  const seen = await look();
  for (const words of [
    "Wij wonen bij de molen.",
    "<b>Dag</b>",
    "Mijn partner heeft dementie",
    "Gelderland",
    "Vrouw",
  ])
    expect(seen).toContain(words);
  const page = parseMain((await another.get(`/leden/${username}`)).body);
  expect(page.querySelectorAll("section[aria-labelledby=over] p")).toHaveLength(2);
  expect(seen).not.toContain("1958");
  expect(seen).not.toContain("Verander je profiel");
});

test("what is no longer shared is gone from the next page", async () => {
  const { save, look } = await memberWithProfile();
  await save({ ...told, private: ["province", "biography"] });
  const seen = await look();
  expect(seen).toContain("1958");
  for (const words of ["Gelderland", "molen"]) expect(seen).not.toContain(words);
  await save({ ...told, visible: [] });
  expect(await look()).toContain("deelt niets over zichzelf");
});

test("a member sees their own page as others do, and can change it from there", async () => {
  const { browser } = await memberWithProfile();
  const { body } = await browser.get(`/leden/${username.toLowerCase()}`);
  expect(mainText(body)).toContain("Zo zien andere leden jou");
  expect(mainText(body)).not.toContain("1958");
  expect(parseMain(body).querySelector("a[href='/mijn/profiel']")).not.toBeNull();
  expect(parseHtml(body).querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
});

test("a profile leads to the blog of the member, for whoever may read it", async () => {
  const { browser, another, services } = await memberWithProfile();
  const { db } = services.services;
  const path = `/leden/${username}`;
  const link = async (reader: typeof browser) =>
    parseMain((await reader.get(path)).body).querySelector("a[href^='/ervaringen-delen/blogs/']");
  expect(await link(browser)).toBeNull();
  await browser.submit("/mijn/blog", { title: "Wij <samen>", visibility: "members" });
  expect((await link(browser))?.textContent).toBe("Blog: Wij <samen>");
  // The blog of a new member waits for a moderator.
  expect(await link(another)).toBeNull();
  await db.updateTable("community_members").set({ published_count: 2 }).execute();
  const address = (await link(another))?.getAttribute("href") ?? "";
  expect(address).toBe(`/ervaringen-delen/blogs/${username}`);
  expect((await another.get(address)).status).toBe(200);
});

test("visitors get the page that asks to log in, and leads back", async () => {
  const { open } = await memberWithProfile();
  for (const path of ["/mijn/profiel", "/mijn/instellingen", `/leden/${username}`, "/leden/Niemand"]) {
    const { status, body, headers } = await open().get(path);
    expect(status).toBe(403);
    expect(headers["cache-control"]).toContain("no-store");
    expect(body).toContain(`/inloggen?terug=${encodeURIComponent(path)}`);
    expect(body).not.toContain("molen");
  }
});

test("a member who does not exist is a page that does not exist", async () => {
  const { another } = await memberWithProfile();
  for (const name of ["Niemand", "..", "%2e%2e%2faccount", "a".repeat(300), "%00"])
    expect((await another.get(`/leden/${name}`)).status).toBe(404);
});

const mistakes: [string, Record<string, string | string[]>, string, string][] = [
  ["an answer about health without consent", { healthConsent: [] }, "healthConsent", "Geef toestemming"],
  ["a year in words", { birthYear: "negentien" }, "birthYear", "Vul een jaar in"],
  ["a year before 1900", { birthYear: "1899" }, "birthYear", "Vul een jaar in"],
  ["somebody under 16", { birthYear: String(new Date().getFullYear() - 10) }, "birthYear", "16 jaar"],
  ["a text that is too long", { biography: "é".repeat(1001) }, "biography", "te lang"],
];

test.each(mistakes)(
  "%s is an error at its field, and nothing else is lost",
  async (_what, change, id, words) => {
    const { save, look } = await memberWithProfile();
    const { status, body } = await save({ ...told, province: "Utrecht", ...change });
    const page = parseHtml(body);
    expect([400, 409]).toContain(status);
    expect(page.querySelector(`#${id}-error`)?.textContent).toContain(words);
    expect(page.querySelector(`[role=alert] a[href="#${id}"]`)).not.toBeNull();
    expect(page.querySelector("#province option[selected]")?.textContent).toBe("Utrecht");
    expect(await look()).toContain("Gelderland");
  },
);

test("values that are not on a list are no answer, and never an error", async () => {
  const { save, browser } = await memberWithProfile();
  const odd = { province: "België", gender: "1", relationship: "x", phase: "y", forms: ["z"] };
  expect((await save({ ...told, ...odd, healthConsent: [] })).status).toBe(400);
  expect((await save({ ...told, ...odd })).status).toBe(303);
  const page = parseHtml((await browser.get("/mijn/profiel")).body);
  expect(page.querySelector("#province option[selected]")?.getAttribute("value") ?? "").toBe("");
});
