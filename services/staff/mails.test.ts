import { expect, test } from "vitest";
import { brands } from "../../app/utils/brand";
import { mailSite } from "../../tests/setup/mail-site";
import { renderHtml } from "../platform/mail/render-html";
import { renderText } from "../platform/mail/render-text";
import { staffMails } from "./mails";

test.each(Object.entries(staffMails))(
  "the mail %s says in every brand what to do where somebody else did it, and goes to active members only",
  async (_name, { compose }) => {
    const { services } = await mailSite();
    const origin = "https://www.voorbeeld.nl";
    const member = { id: "1", username: "Anouk", state: "active" as const };
    const facts = { member, address: "a@voorbeeld.nl", origin, helpline: "0800 000 00 00", facts: {} };
    const content = await compose(facts, services);
    if (!content) throw new Error("The mail is not composed");
    for (const brand of brands) {
      const mail = { content, brand, helpline: "0800 000 00 00", unsubscribeUrl: null };
      for (const text of [renderText(mail), renderHtml(mail)]) {
        expect(text).toContain(`${origin}/wachtwoord/vergeten`);
        expect(text).toContain("Was jij dit niet?");
      }
    }
    expect(await compose({ ...facts, member: { ...member, state: "blocked" } }, services)).toBeNull();
  },
);
