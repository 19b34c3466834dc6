import { expect, test } from "vitest";
import { siteWithMember, username } from "../setup/member-site";
import { parseHtml } from "../setup/parse-html";
import { wholeSite } from "../setup/whole-site";

const environment = { TAG_MANAGER_ID: "GTM-ABC1234" };
const consent = "toestemming=1s";

test("a member who consents has one name in the statistics for a month, and it is not theirs", async () => {
  let now = new Date("2026-11-30T22:59:59Z");
  const site = await siteWithMember({ environment, now: () => now });
  const { browser } = await site.logIn();
  const nameAt = async (path: string, visitor = browser) => {
    const { status, body } = await visitor.get(path);
    expect(status, path).toBe(200);
    return parseHtml(body).querySelector("body")?.getAttribute("data-user-id") ?? null;
  };
  expect(await nameAt("/")).toBeNull();
  browser.cookies.set("weergave", consent);
  const name = await nameAt("/");
  expect(name).toMatch(/^[\w-]{22}$/);
  expect(await nameAt("/zoeken?zoekterm=slapen")).toBeNull();
  for (const path of ["/dementie", "/nieuws"]) expect(await nameAt(path), path).toBe(name);
  const withoutName = [
    ...["/mijn", "/mijn/postvak", "/mijn/profiel", "/mijn/instellingen", "/mijn/blog", `/leden/${username}`],
    ...["/ervaringen-delen", "/ervaringen-delen/blogs", "/geheugentest", "/geheugentest/zelf"],
  ];
  for (const path of withoutName) expect(await nameAt(path), path).toBeNull();

  const another = site.open();
  another.cookies.set("sessie", await site.services.sessionOf("Rietvink"));
  another.cookies.set("weergave", consent);
  expect(await nameAt("/", another)).toMatch(/^[\w-]{22}$/);
  expect(await nameAt("/", another)).not.toBe(name);

  const visitor = site.open();
  visitor.cookies.set("weergave", consent);
  expect(await nameAt("/", visitor)).toBeNull();
  visitor.cookies.set("sessie", "onbekend");
  expect(await nameAt("/", visitor)).toBeNull();

  now = new Date("2026-11-30T23:00:01Z");
  const next = await nameAt("/");
  expect(next).toMatch(/^[\w-]{22}$/);
  expect(next).not.toBe(name);
});

test.each([
  ...["/geheugentest/zelf", "/wachtwoord/nieuw?code=geheim", "/doneren/mijn-gift?code=geheim"],
  ...["/zoeken?zoekterm=0612345678", "/doneren?frequentie=eenmalig&bedrag=25&wijzig=1"],
])("statistics learn the address of %s from no page that follows it", async (path) => {
  const { sendRequest } = await wholeSite({ environment });
  const open = (address: string) => sendRequest(address, { headers: { Cookie: `weergave=${consent}` } });
  const page = await open(path);
  expect(page.headers["referrer-policy"]).toBe("strict-origin");
  const link = parseHtml(page.body).querySelector("a[href^='/weergave?terug=']")?.getAttribute("href");
  const preferences = await open(link ?? "");
  expect([preferences.status, preferences.body.includes("gtm.js?id")]).toEqual([200, false]);
  const other = await open("/dementie");
  expect(other.body).toContain("gtm.js?id");
  expect(other.headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});
