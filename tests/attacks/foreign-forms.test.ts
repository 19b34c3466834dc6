import { expect, test } from "vitest";
import { addGroups } from "../setup/community";
import { createMember } from "../setup/create-member";
import { memberForms } from "../setup/member-forms";
import { accountPaths, memberPaths, staffPaths } from "../setup/member-paths";
import { email, password, siteWithMember } from "../setup/member-site";
import { valuesOf } from "../setup/own-postgres";
import { parseHtml, parseMain } from "../setup/parse-html";
import { siteWithStaff } from "../setup/staff";

/** Headers of a form on another site. */
const foreign: Record<string, string>[] = [
  { Origin: "https://elders.example" },
  { Origin: "null" },
  { "Sec-Fetch-Site": "cross-site" },
];

/** An administrator, who may send every form of pages that are there. */
async function administrator() {
  const site = await siteWithStaff("admin");
  await addGroups(site.services.services.db);
  await createMember(site.services.services, { username: "Berkenlaan" });
  return site;
}

/** All rows but counts of tries, which a refused form may add to, each after the name of its table. */
async function stateOf(address: string): Promise<unknown[]> {
  const tables = await valuesOf(
    address,
    "select tablename from pg_tables where schemaname = 'public' and tablename not in ('tries')",
  );
  const rows = tables.map((table) => `select '${table} ' || row_to_json(t)::text from ${table} t`);
  return valuesOf(address, `${rows.join(" union all ")} order by 1`);
}

test("no form of accounts, members or staff does anything without the token of its browser", async () => {
  const { browser, open, link, services } = await administrator();
  const stranger = parseHtml((await open().get("/inloggen")).body);
  const token = stranger.querySelector("main input[name=token]")?.getAttribute("value") ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  const code = await link("reset-password");
  const before = await stateOf(services.address);
  const tokens: [string, string][][] = [[], [["token", ""]], [["token", token]]];
  for (const [path, values] of Object.entries(memberForms)) {
    const fields: [string, string][] = [...Object.entries(values), ["code", code]];
    for (const given of tokens) {
      const { status } = await browser.post(path, [...fields, ...given]);
      expect([path, status]).toEqual([path, path === "/uitloggen" ? 303 : 403]);
    }
    for (const headers of foreign) {
      const { status } = await browser.post(path, fields, headers);
      expect([path, status]).toEqual([path, 403]);
    }
    expect(await stateOf(services.address), path).toEqual(before);
  }
});

test("every form on a page of accounts, members or staff is among them", async () => {
  const { browser, open } = await administrator();
  const visitor = open();
  const found = new Set<string>();
  for (const path of [...accountPaths, ...memberPaths, ...staffPaths]) {
    const { body } = await (accountPaths.includes(path) ? visitor : browser).get(path);
    for (const form of parseMain(body).querySelectorAll("form[method=post]"))
      found.add(form.getAttribute("action") ?? path.replace(/\?.*/, ""));
  }
  expect(found.size).toBeGreaterThan(10);
  expect([...found].filter((action) => !(action in memberForms))).toEqual([]);
});

test("a form with its token is handled with and without an Origin header", async () => {
  const { logIn, open, address } = await siteWithMember();
  const host = new URL(address).host;
  const own: Record<string, string> = { Origin: `http://${host}`, "Sec-Fetch-Site": "same-origin" };
  for (const headers of [{}, own]) {
    const browser = open({ Host: host });
    expect((await browser.submit("/inloggen", { email, password }, headers)).status).toBe(303);
  }
  expect((await logIn()).response.status).toBe(303);
});
