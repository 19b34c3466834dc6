import { sql } from "kysely";
import { z } from "zod";
import { stopCode } from "../community/alerts/stop-code";
import type { MailFacts, MailPart, MailTemplate } from "../platform/mail/template";
import type { Services } from "../platform/services";
import { getPreferences } from "../preferences/preferences";
import type { Queries } from "../tables";
import { selectPerson } from "./person";
import type { InboxMail } from "./tables";

const ofContact = z.object({ contact: z.string() });
const ofSummary = z.object({ at: z.iso.datetime() });

/** Lines of a summary; of the others it says how many there are. */
const mostLines = 20;

/** Whether a member still wants mails about messages: they may have stopped them since this one was queued. */
async function wantsMails(db: Queries, memberId: string): Promise<boolean> {
  return (await getPreferences(db, memberId)).mails.messages !== "none";
}

/** Contacts of a member with something that they did not see. */
function selectNews(db: Queries, memberId: string) {
  return db
    .selectFrom("contact_sides")
    .select(["public_id", "state", "unread_count", "is_new", selectPerson])
    .where("member_id", "=", memberId)
    .where("blocked_at", "is", null)
    .where(sql<boolean>`(unread_count > 0 or is_new or state = 'invited')`);
}

type NewsRow = Awaited<ReturnType<ReturnType<typeof selectNews>["execute"]>>[number];

/** Subject and sentence about a contact. Subjects name nobody: others see them on a locked phone. */
function newsOf({ state, unread_count, person }: NewsRow): { subject: string; text: string } {
  const name = person?.username ?? "";
  if (state === "invited")
    return { subject: "Je hebt een contactverzoek", text: `${name} wil contact met je.` };
  if (unread_count > 0)
    return {
      subject: "Je hebt een bericht",
      text:
        unread_count === 1
          ? `${name} stuurde je een bericht.`
          : `${name} stuurde je ${unread_count} berichten.`,
    };
  return {
    subject: "Er is antwoord op je contactverzoek",
    text: `${name} wil graag contact. Jullie kunnen elkaar nu schrijven.`,
  };
}

const pathOf = ({ public_id, state }: NewsRow) =>
  state === "invited" ? "/mijn/postvak" : `/mijn/postvak/${public_id}`;

const why = (often: string) =>
  `Je krijgt deze mail ${often}, omdat iemand je schreef op onze site. Meld je je af, dan krijg je geen mails meer over berichten.`;

function stopUrl({ member, origin }: MailFacts, services: Services): string {
  return `${origin}/mails-stoppen?code=${stopCode({ member: member?.id ?? "", what: "messages" }, services)}`;
}

/** The mails about contacts. They have names, but nothing of what somebody wrote; what is read by then is in none. */
export const inboxMails: Readonly<Record<InboxMail, MailTemplate>> = {
  "inbox-news": {
    unsubscribe: true,
    async compose(facts, services) {
      const { member, origin } = facts;
      if (member?.state !== "active" || !(await wantsMails(services.db, member.id))) return null;
      const row = await selectNews(services.db, member.id)
        .where("contact_id", "=", ofContact.parse(facts.facts).contact)
        .executeTakeFirst();
      if (!row) return null;
      const { subject, text } = newsOf(row);
      return {
        subject,
        why: why("hoogstens één keer per uur voor elk contact"),
        preview: "Kijk in je postvak.",
        title: `Dag ${member.username}`,
        parts: [
          { kind: "paragraph", text },
          { kind: "paragraph", text: "Wat er staat, lees je alleen op onze site." },
          { kind: "button", label: "Open je postvak", href: `${origin}${pathOf(row)}` },
        ],
        unsubscribeUrl: stopUrl(facts, services),
      };
    },
  },

  "inbox-summary": {
    unsubscribe: true,
    async compose(facts, services) {
      const { member, origin } = facts;
      if (member?.state !== "active" || !(await wantsMails(services.db, member.id))) return null;
      const rows = await selectNews(services.db, member.id)
        .where("mailed_at", "=", new Date(ofSummary.parse(facts.facts).at))
        .orderBy("newest_at", "desc")
        .execute();
      if (rows.length === 0) return null;
      const items = rows
        .slice(0, mostLines)
        .map((row) => ({ text: newsOf(row).text, href: `${origin}${pathOf(row)}` }));
      const left = rows.length - items.length;
      const more: MailPart[] =
        left > 0 ? [{ kind: "paragraph", text: `En er is nog meer, van ${left} anderen.` }] : [];
      return {
        subject: "Wat er nieuw is in je postvak",
        preview: "Kijk in je postvak.",
        title: `Dag ${member.username}`,
        parts: [{ kind: "paragraph", text: "Dit is er nieuw voor je:" }, { kind: "links", items }, ...more],
        why: why("hoogstens één keer per dag"),
        unsubscribeUrl: stopUrl(facts, services),
      };
    },
  },
};
