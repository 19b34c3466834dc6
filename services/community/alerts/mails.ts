import { z } from "zod";
import type { MailFacts, MailPart, MailTemplate } from "../../platform/mail/template";
import type { Services } from "../../platform/services";
import { getPreferences } from "../../preferences/preferences";
import { slugOf } from "../slug-of";
import { type BatchRow, listBatch } from "./batch";
import { type MailStop, stopCode } from "./stop-code";
import type { AlertMail, AlertSource } from "./tables";

const ofBatch = z.object({ batch: z.uuid() });

/** Lines of a mail; of the others it says how many there are. */
const mostLines = 20;

/** Of a mail about one thing. Subjects say nothing of what it is about: others see them on a locked phone. */
const texts: Readonly<Record<AlertSource, { subject: string; why: string }>> = {
  own: {
    subject: "Er is een reactie voor je",
    why: "Je krijgt deze mail omdat iemand reageerde op wat je schreef. Meld je je af, dan krijg je geen mails meer over reacties.",
  },
  thread: {
    subject: "Er is een nieuwe reactie",
    why: "Je krijgt deze mail omdat je dit volgt. Meld je je af, dan volg je het niet meer.",
  },
  topic: {
    subject: "Er is een nieuw gesprek",
    why: "Je krijgt deze mail omdat je dit onderwerp volgt. Meld je je af, dan volg je het niet meer.",
  },
  blog: {
    subject: "Er is een nieuw stuk in een blog",
    why: "Je krijgt deze mail omdat je deze blog volgt. Meld je je af, dan volg je die niet meer.",
  },
};

/** What a mail is about and to whom; null where there is nothing left, or nobody to send it to. */
async function load({ member, facts }: MailFacts, { db }: Services) {
  if (member?.state !== "active") return null;
  const { mails } = await getPreferences(db, member.id);
  const rows = await listBatch(db, { batch: ofBatch.parse(facts).batch, memberId: member.id, mails });
  const [first] = rows;
  return first ? { member, first, rows } : null;
}

const stopUrl = (origin: string, stop: MailStop, services: Services) =>
  `${origin}/mails-stoppen?code=${stopCode(stop, services)}`;

/** What the link of a mail about one thing stops. */
function stopOf(member: string, { source, id, topic_id, blog_id }: BatchRow): MailStop {
  switch (source) {
    case "own":
      return { member, what: "own" };
    case "thread":
      return { member, what: "thread", id };
    case "topic":
      return { member, what: "topic", id: String(topic_id) };
    case "blog":
      return { member, what: "blog", id: blog_id ?? "" };
  }
}

/** A line for each thread, with one link. */
function lines(rows: readonly BatchRow[], origin: string): MailPart[] {
  const threads = [...new Set(rows.map(({ id }) => id))].map((thread) =>
    rows.filter(({ id }) => id === thread),
  );
  const items = threads.slice(0, mostLines).flatMap((news) => {
    const [first] = news;
    return first ? [{ text: lineOf(first, news.length), href: `${origin}${pathOf(first)}` }] : [];
  });
  const left = threads.length - items.length;
  return [
    { kind: "links", items },
    ...(left > 0
      ? [{ kind: "paragraph", text: `En er is nog meer: ${left} keer iets nieuws.` } as const]
      : []),
  ];
}

function lineOf({ reaction_id, blog_id, title, writer }: BatchRow, count: number): string {
  const name = writer ?? "Een anoniem lid";
  if (reaction_id === null)
    return blog_id === null ? `${name} begon het gesprek ‘${title}’` : `${name} schreef ‘${title}’`;
  return count === 1 ? `${name} reageerde bij ‘${title}’` : `${count} nieuwe reacties bij ‘${title}’`;
}

function pathOf({ id, title, blog_id, reaction_id }: BatchRow): string {
  const folder = blog_id === null ? "forum/gesprek" : "blogs/stuk";
  const place = reaction_id === null ? "" : `?reactie=${reaction_id}#reactie-${reaction_id}`;
  return `/ervaringen-delen/${folder}/${id}/${slugOf(title)}${place}`;
}

/** The mails about posts. They have titles and names, but none of the words of a post. */
export const alertMails: Readonly<Record<AlertMail, MailTemplate>> = {
  "post-alert": {
    unsubscribe: true,
    async compose(facts, services) {
      const loaded = await load(facts, services);
      if (!loaded) return null;
      const { member, first, rows } = loaded;
      const { subject, why } = texts[first.source];
      return {
        subject,
        why,
        preview: "Kijk wat er nieuw is.",
        title: `Dag ${member.username}`,
        parts: [{ kind: "paragraph", text: `${subject}:` }, ...lines(rows, facts.origin)],
        unsubscribeUrl: stopUrl(facts.origin, stopOf(member.id, first), services),
      };
    },
  },

  "post-summary": {
    unsubscribe: true,
    async compose(facts, services) {
      const loaded = await load(facts, services);
      if (!loaded) return null;
      const { member, rows } = loaded;
      return {
        subject: "Wat er vandaag nieuw is",
        preview: "Reacties voor jou, en nieuws in wat je volgt.",
        title: `Dag ${member.username}`,
        parts: [{ kind: "paragraph", text: "Dit is er nieuw voor je:" }, ...lines(rows, facts.origin)],
        why: "Je krijgt deze mail hoogstens één keer per dag, omdat je daarvoor koos of nog niets koos. Meld je je af, dan krijg je deze mail niet meer.",
        unsubscribeUrl: stopUrl(facts.origin, { member: member.id, what: "daily" }, services),
      };
    },
  },
};
