import { expect, test } from "vitest";
import { brands } from "~/utils/brand";
import { createMember } from "../setup/create-member";
import { accountPaths, memberPaths, staffPaths } from "../setup/member-paths";
import { siteWithMember } from "../setup/member-site";
import { parseHtml, parseMain } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";
import { giveRole, setUpSecondFactor } from "../setup/staff";

/** Values that the forms refuse. */
const mistakes: Record<string, Record<string, string | string[]>> = {
  "/registreren": { email: "x" },
  "/inloggen": { email: "x@voorbeeld.nl", password: "x" },
  "/wachtwoord/vergeten": { email: "x" },
  "/mijn/profiel": { birthYear: "x", relationship: "partner", biography: "x".repeat(1001) },
  "/mijn/profiel/foto": {},
  "/mijn/instellingen": { part: "benaderen", approach: "ja" },
  "/mijn/postvak/zoeken": { words: "" },
  "/mijn/wachtwoord": { current: "x" },
  "/mijn/e-mailadres": { email: "x" },
  "/mijn/account-verwijderen": { password: "" },
};

const logOutOf = (body: string) =>
  parseMain(body).querySelector("form[action='/uitloggen'][method=post] button")?.textContent;

const problemsOf = async (body: string) => {
  const main = parseMain(body).innerHTML;
  expect(main).not.toBe("");
  return [...(await htmlProblems(main)), ...(await axeViolations(main))];
};

test.each(brands)(
  "the pages of members of '%s' are valid and accessible, with and without errors",
  async (brand) => {
    const { logIn, open } = await siteWithMember();
    const { browser } = await logIn(open({ Host: `${brand}.localhost` }));
    const visitor = open({ Host: `${brand}.localhost` });
    for (const path of [...accountPaths, ...memberPaths]) {
      const isForMembers = memberPaths.includes(path);
      const { status, body } = await (isForMembers ? browser : visitor).get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(parseHtml(body).documentElement.getAttribute("data-brand")).toBe(brand);
      expect.soft(await problemsOf(body), path).toEqual([]);
      if (isForMembers) expect(logOutOf(body), path).toBe("Log uit");
      const mistake = mistakes[path];
      if (!mistake) continue;
      const rejected = await (isForMembers ? browser : visitor).submit(path, mistake);
      expect([path, rejected.status]).toEqual([path, 400]);
      expect.soft(await problemsOf(rejected.body), `${path} with errors`).toEqual([]);
    }
  },
);

test.each(brands)("the pages of staff of '%s' are valid and accessible", async (brand) => {
  const site = await siteWithMember();
  await giveRole(site, "admin");
  await createMember(site.services.services, { username: "Berkenlaan" });
  const { browser } = await site.logIn(site.open({ Host: `${brand}.localhost` }));
  expect.soft(await problemsOf((await browser.get("/beheer/tweede-stap")).body)).toEqual([]);
  const wrong = await browser.submit("/beheer/tweede-stap", { totp: "000000" });
  expect.soft(await problemsOf(wrong.body), "with a wrong code").toEqual([]);
  const { confirmed } = await setUpSecondFactor(site, browser);
  expect.soft(await problemsOf(confirmed.body), "with recovery codes").toEqual([]);
  for (const path of staffPaths) {
    const { status, body } = await browser.get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(logOutOf(body), path).toBe("Log uit");
    expect.soft(await problemsOf(body), path).toEqual([]);
  }
  const { browser: second } = await site.logIn(site.open({ Host: `${brand}.localhost` }));
  expect.soft(await problemsOf((await second.get("/beheer/inloggen")).body), "the code").toEqual([]);
});
