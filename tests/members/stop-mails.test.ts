import { expect, test } from "vitest";
import { findByEmail } from "../../services/accounts/members";
import { stopCode } from "../../services/community/alerts/stop-code";
import { email, siteWithMember } from "../setup/member-site";
import { parseMain } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";

const done = "We sturen je deze mails niet meer";
const failed = "Deze link werkt niet";
/** What the server of a mailbox sends, and what a browser would from a page of webmail. */
const senders: Record<string, string>[] = [
  {},
  { Origin: "https://webmail.example", "Sec-Fetch-Site": "cross-site" },
  { Origin: "null" },
];

/** The site with the link of a mail about reactions to posts of the member. */
async function mailedSite() {
  const site = await siteWithMember();
  const { services } = site.services;
  const member = (await findByEmail(services.db, email))?.id ?? "";
  const path = `/mails-stoppen?code=${stopCode({ member, what: "own" }, services)}`;
  const pace = async () => {
    const rows = await services.db.selectFrom("member_preferences").select("reaction_mails").execute();
    return rows[0]?.reaction_mails ?? "daily";
  };
  return { ...site, path, pace };
}

const titleOf = (body: string) => parseMain(body).querySelector("h1")?.textContent;
const problemsOf = async (body: string) => {
  const main = parseMain(body).innerHTML;
  return [...(await htmlProblems(main)), ...(await axeViolations(main))];
};

test("the link of a mail opens a page that stops nothing, whose button does, without logging in", async () => {
  const { open, path, pace, logged } = await mailedSite();
  const visitor = open();
  const page = await visitor.get(path);
  expect(page.status).toBe(200);
  expect(await problemsOf(page.body)).toEqual([]);
  expect(await pace()).toBe("daily");
  const { status, headers } = await visitor.submit(path);
  expect([status, headers.location]).toEqual([303, "/mails-stoppen?gedaan=ja"]);
  expect(await pace()).toBe("none");
  const { body } = await visitor.get("/mails-stoppen?gedaan=ja");
  expect(titleOf(body)).toBe(done);
  expect(await problemsOf(body)).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain(path.slice(-40));
});

test.each(senders)(
  "one click in a mail program stops mails without a redirect, sent with %j",
  async (headers) => {
    const { open, path, pace } = await mailedSite();
    const answer = await open().post(path, [["List-Unsubscribe", "One-Click"]], headers);
    expect([answer.status, titleOf(answer.body), answer.headers["set-cookie"]]).toEqual([
      200,
      done,
      undefined,
    ]);
    expect(await pace()).toBe("none");
  },
);

test("without a code that works the page says so, and nothing changes", async () => {
  const { open, pace } = await mailedSite();
  expect(titleOf((await open().get("/mails-stoppen")).body)).toBe(failed);
  for (const code of ["", "a", "<b>", "a".repeat(600)]) {
    const target = `/mails-stoppen?code=${encodeURIComponent(code)}`;
    const { status, body } = await open().post(target, [["List-Unsubscribe", "One-Click"]]);
    expect([status, titleOf(body)]).toEqual([404, failed]);
  }
  expect(await pace()).toBe("daily");
});
