import { expect, test } from "vitest";
import { brands } from "../../app/utils/brand";
import { createMember } from "../../tests/setup/create-member";
import { testServices } from "../../tests/setup/database";
import { renderHtml } from "../platform/mail/render-html";
import { renderText } from "../platform/mail/render-text";
import type { MailFacts } from "../platform/mail/template";
import { findLink } from "./links";
import { accountMails } from "./mails";
import type { AccountMail, LinkPurpose } from "./tables";

const origin = "https://www.voorbeeld.nl";
const address = "nieuw@voorbeeld.nl";

/** A composed mail to a member in the state that it is for. */
async function composed(name: AccountMail) {
  const { services } = await testServices();
  const state = name === "verify-account" ? "unverified" : "active";
  const id = await createMember(services, { username: "Wilgentak", state });
  const facts: MailFacts = {
    member: { id, username: "Wilgentak", state },
    address,
    origin,
    facts: {},
    helpline: "0800 000 00 00",
  };
  const content = await accountMails[name].compose(facts, services);
  if (!content) throw new Error("The mail is not composed");
  return { content, facts, services, id };
}

const names = Object.keys(accountMails).filter((name): name is AccountMail => name in accountMails);

test.each(names)("the mail %s names its member, and nothing of health in its subject", async (name) => {
  const { content } = await composed(name);
  for (const brand of brands) {
    const mail = { content, brand, helpline: "0800 000 00 00", unsubscribeUrl: null };
    expect(renderText(mail)).toContain("Wilgentak");
    expect(renderHtml(mail)).toContain("Wilgentak");
  }
  expect(`${content.subject} ${content.preview}`).not.toMatch(/dementie|alzheimer|ziek|mantelzorg/i);
  expect(`${content.subject} ${content.preview}`).not.toContain("Wilgentak");
});

test.each(names)("the mail %s has the same addresses as HTML and as plain text", async (name) => {
  const { content } = await composed(name);
  const mail = { content, brand: "samen" as const, helpline: "0800 000 00 00", unsubscribeUrl: null };
  const found = (text: string) => new Set(text.match(/https:[^\s"<]+/g));
  expect(found(renderText(mail))).toEqual(found(renderHtml(mail)));
});

test.each<[AccountMail, LinkPurpose, string, string | null]>([
  ["verify-account", "verify", "/bevestigen", null],
  ["reset-password", "reset-password", "/wachtwoord/nieuw", null],
  ["change-email", "change-email", "/e-mailadres/bevestigen", address],
])("the link of %s works for its purpose and its member", async (name, purpose, path, email) => {
  const { content, services, id } = await composed(name);
  const button = content.parts.find(({ kind }) => kind === "button");
  const url = new URL(button?.kind === "button" ? button.href : "");
  expect(url.origin + url.pathname).toBe(origin + path);
  const secret = url.searchParams.get("code") ?? "";
  expect(await findLink(services.db, purpose, secret, services.now())).toEqual({ memberId: id, email });
});

test("a changed password leads to a new one without a secret in the mail", async () => {
  const { content, services } = await composed("password-changed");
  expect(content.parts).toContainEqual({
    kind: "button",
    label: "Kies een nieuw wachtwoord",
    href: `${origin}/wachtwoord/vergeten`,
  });
  expect(await services.db.selectFrom("links").selectAll().execute()).toEqual([]);
});
