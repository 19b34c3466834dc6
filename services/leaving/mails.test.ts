import { expect, test } from "vitest";
import { brands } from "../../app/utils/brand";
import { createMember } from "../../tests/setup/create-member";
import { mailSite } from "../../tests/setup/mail-site";
import { findLink } from "../accounts/links";
import { renderHtml } from "../platform/mail/render-html";
import { renderText } from "../platform/mail/render-text";
import type { MailFacts } from "../platform/mail/template";
import { leavingMails } from "./mails";
import type { LeavingMail } from "./tables";

const origin = "https://www.voorbeeld.nl";
const until = "2027-01-05T10:00:00.000Z";
const names = Object.keys(leavingMails).filter((name): name is LeavingMail => name in leavingMails);

async function composed(name: LeavingMail, changes: Partial<MailFacts> = {}) {
  const site = await mailSite();
  const { services } = site;
  const id = await createMember(services, { username: "Wilgentak" });
  const member = name === "account-deleted" ? null : { id, username: "Wilgentak", state: "active" as const };
  const facts: MailFacts = {
    member,
    address: "jan@voorbeeld.nl",
    origin,
    helpline: "0800 000 00 00",
    facts: { until },
    ...changes,
  };
  return { ...site, id, content: await leavingMails[name].compose(facts, services) };
}

test.each(names)(
  "the mail %s says the same as HTML and as plain text, and nothing in its subject",
  async (name) => {
    const { content } = await composed(name);
    if (!content) throw new Error("The mail is not composed");
    for (const brand of brands) {
      const mail = { content, brand, helpline: "0800 000 00 00", unsubscribeUrl: null };
      const found = (text: string) => new Set(text.match(/https:[^\s"<]+/g));
      expect(found(renderText(mail))).toEqual(found(renderHtml(mail)));
    }
    expect(`${content.subject} ${content.preview}`).not.toMatch(
      /dementie|alzheimer|ziek|mantelzorg|Wilgentak/i,
    );
  },
);

test("the link of the mail leads to the page with the button", async () => {
  const { content, services, id } = await composed("delete-account");
  const button = content?.parts.find(({ kind }) => kind === "button");
  const url = new URL(button?.kind === "button" ? button.href : "");
  expect(url.origin + url.pathname).toBe(`${origin}/account-verwijderen`);
  const secret = url.searchParams.get("code") ?? "";
  expect(await findLink(services.db, "delete-account", secret, services.now())).toMatchObject({
    memberId: id,
  });
});

test("a member who was blocked in the meantime gets neither mail", async () => {
  for (const name of ["delete-account", "account-inactive"] as const) {
    const member = { id: "", username: "Wilgentak", state: "blocked" as const };
    expect((await composed(name, { member })).content).toBeNull();
  }
});

test("the mail to an inactive member names the day, and leads to log-in where their site is known", async () => {
  const { content } = await composed("account-inactive");
  expect(JSON.stringify(content)).toContain("dinsdag 5 januari 2027");
  expect(JSON.stringify(content)).toContain(`${origin}/inloggen`);
  const unknown = (await composed("account-inactive", { origin: "" })).content;
  expect(unknown?.parts.some(({ kind }) => kind === "button")).toBe(false);
});

test.each([
  ["sent", null],
  ["failed", "550 5.1.1 No such user"],
])("of the last mail no address remains, nor a hash of it, once it is %s", async (state, reply) => {
  const { queue, send, order, server, db } = await mailSite({ smtp: { replyTo: () => reply } });
  const id = await queue({ template: "account-deleted", memberId: null, address: "jan@voorbeeld.nl" });
  await send(id);
  expect(server.mails).toHaveLength(reply === null ? 1 : 0);
  expect(await order(id)).toMatchObject({ state, address: null, address_hash: null });
  expect(await db.selectFrom("bounced_addresses").selectAll().execute()).toEqual([]);
});
