import { expect, test } from "vitest";
import { brands } from "~/utils/brand";
import { siteWithMember, username } from "../setup/member-site";
import { parseHtml } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";

/** The pages for members, and those that lead to them. */
const pages = [
  ...[
    "/registreren",
    "/inloggen",
    "/wachtwoord/vergeten",
    "/verificatie-mail-opnieuw-versturen",
    "/bevestigen",
  ],
  ...["/mijn", "/mijn/profiel", "/mijn/instellingen", "/mijn/wachtwoord", "/mijn/e-mailadres"],
  ...["/mijn/account-verwijderen", "/account-verwijderen", "/account-verwijderd", `/leden/${username}`],
  ...["/mijn/profiel/foto", "/mijn/gegevens"],
];

/** Values that the forms refuse. */
const mistakes: Record<string, Record<string, string | string[]>> = {
  "/registreren": { email: "x" },
  "/inloggen": { email: "x@voorbeeld.nl", password: "x" },
  "/wachtwoord/vergeten": { email: "x" },
  "/mijn/profiel": { birthYear: "x", relationship: "partner", biography: "x".repeat(1001) },
  "/mijn/profiel/foto": {},
  "/mijn/instellingen": { part: "benaderen", approach: "ja" },
  "/mijn/wachtwoord": { current: "x" },
  "/mijn/e-mailadres": { email: "x" },
  "/mijn/account-verwijderen": { password: "" },
};

const problemsOf = async (body: string) => {
  const main = parseHtml(body).querySelector("main")?.innerHTML ?? "";
  expect(main).not.toBe("");
  return [...(await htmlProblems(main)), ...(await axeViolations(main))];
};

test.each(brands)(
  "the pages of members of '%s' are valid and accessible, with and without errors",
  async (brand) => {
    const { logIn, open } = await siteWithMember();
    const { browser } = await logIn(open({ Host: `${brand}.localhost` }));
    const visitor = open({ Host: `${brand}.localhost` });
    for (const path of pages) {
      const isForMembers = /^\/(mijn|leden)/.test(path);
      const { status, body } = await (isForMembers ? browser : visitor).get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(parseHtml(body).documentElement.getAttribute("data-brand")).toBe(brand);
      expect.soft(await problemsOf(body), path).toEqual([]);
      const mistake = mistakes[path];
      if (!mistake) continue;
      const rejected = await (isForMembers ? browser : visitor).submit(path, mistake);
      expect([path, rejected.status]).toEqual([path, 400]);
      expect.soft(await problemsOf(rejected.body), `${path} with errors`).toEqual([]);
    }
  },
);
