import { z } from "zod";
import { longMoment } from "../../../app/utils/dates";
import { dayMs } from "../../../app/utils/durations";
import type { MailPart, MailTemplate } from "../../platform/mail/template";
import type { Queries } from "../../tables";
import { canObject } from "./decided";
import { type DecisionRow, selectDecisions } from "./decisions";
import { objectionMonths, type PostKind } from "./schemas";
import type { ModerationMail } from "./tables";

const ofDecision = z.object({ decision: z.string() });
const ofReport = z.object({ report: z.string() });
const paragraph = (text: string): MailPart => ({ kind: "paragraph", text });

/** How a sentence names a post; its title is the conversation's or the entry's. */
const named: Readonly<Record<PostKind, (title: string) => string>> = {
  conversation: (title) => `je gesprek ‘${title}’`,
  entry: (title) => `je stuk ‘${title}’`,
  reaction: (title) => `je reactie bij ‘${title}’`,
  message: () => "je bericht aan een ander lid",
  blog: () => "de naam en de inleiding van je blog",
};

async function findDecision(db: Queries, id: string): Promise<DecisionRow | null> {
  return (await selectDecisions(db).where("decisions.id", "=", id).executeTakeFirst()) ?? null;
}

/** Subject and first sentence of the mail to an author. */
function outcomeOf({ kind, state_before, is_automatic, sanction, ...row }: DecisionRow) {
  const post = named[row.post_kind](row.title);
  if (row.post_kind === "message") return messageOutcome(kind, state_before);
  if (row.post_kind === "blog") return blogOutcome(is_automatic ? "reported" : kind, state_before);
  if (is_automatic)
    return {
      subject: "Je bericht is tijdelijk verborgen",
      text: `Drie leden meldden ${post}. Daarom is het verborgen, tot een moderator het heeft gelezen. Je hoort van ons wat we besluiten.`,
    };
  switch (kind) {
    case "publish":
      return state_before === "waiting"
        ? {
            subject: "Je bericht staat op de site",
            text: `Een moderator las ${post}. Het staat nu op de site.`,
          }
        : { subject: "Een bericht van de moderator", text: `Een moderator las ${post}. Het blijft staan.` };
    case "restore":
      return {
        subject: "Je bericht staat weer op de site",
        text: `We keken opnieuw naar ${post}. Het staat nu op de site.`,
      };
    case "hide":
      return {
        subject: "Je bericht is verborgen",
        text: `Een moderator verborg ${post}. We overleggen er nog over. Je hoort van ons wat we besluiten.`,
      };
    case "remove":
      return state_before === "waiting"
        ? {
            subject: "Je bericht is niet geplaatst",
            text: `Een moderator las ${post}. We plaatsen het niet.`,
          }
        : { subject: "Je bericht is weggehaald", text: `Een moderator haalde ${post} weg.` };
  }
}

/** The same of a message to another member. */
function messageOutcome(kind: DecisionRow["kind"], before: DecisionRow["state_before"]) {
  const isUnsent = before === "waiting";
  const outcomes = {
    publish: isUnsent
      ? ["Je bericht is verstuurd", "Een moderator las je bericht aan een ander lid. Het is nu verstuurd."]
      : ["Een bericht van de moderator", "Een moderator las je bericht aan een ander lid. Het blijft staan."],
    restore: ["Je bericht mag er weer zijn", "We keken opnieuw naar je bericht aan een ander lid. Het mag."],
    hide: [
      "Je bericht is verborgen",
      "Een moderator verborg je bericht aan een ander lid. We overleggen er nog over. Je hoort van ons wat we besluiten.",
    ],
    remove: isUnsent
      ? [
          "Je bericht is niet verstuurd",
          "Een moderator las je bericht aan een ander lid. We versturen het niet. Je tekst krijg je terug: je vindt hem bij het besluit.",
        ]
      : ["Je bericht is weggehaald", "Een moderator haalde je bericht aan een ander lid weg."],
  } as const;
  const [subject, text] = outcomes[kind];
  return { subject, text };
}

/** The same of title and introduction of a blog. */
function blogOutcome(kind: DecisionRow["kind"] | "reported", before: DecisionRow["state_before"]) {
  const wasWaiting = before === "waiting";
  const texts = "de naam en de inleiding van je blog";
  const until = "Zolang staat je gebruikersnaam boven je blog.";
  const outcomes = {
    publish: wasWaiting
      ? ["Je blog is nagekeken", `Een moderator las ${texts}. Ze staan nu op de site.`]
      : ["Een bericht van de moderator", `Een moderator las ${texts}. Ze blijven staan.`],
    restore: [
      "De naam van je blog staat weer op de site",
      `We keken opnieuw naar ${texts}. Ze staan nu op de site.`,
    ],
    reported: [
      "De naam van je blog is tijdelijk verborgen",
      `Drie leden meldden ${texts}. Daarom zijn ze verborgen, tot een moderator ze heeft gelezen. ${until} Je hoort van ons wat we besluiten.`,
    ],
    hide: [
      "De naam van je blog is verborgen",
      `Een moderator verborg ${texts}. We overleggen er nog over. ${until} Je hoort van ons wat we besluiten.`,
    ],
    remove: wasWaiting
      ? [
          "De naam van je blog is niet geplaatst",
          `Een moderator las ${texts} zoals je ze schreef. We plaatsen ze niet. Je kunt iets anders schrijven.`,
        ]
      : [
          "De naam van je blog is weggehaald",
          `Een moderator haalde ${texts} weg. Nu staat je gebruikersnaam boven je blog. Je kunt iets nieuws schrijven. Een moderator leest dat eerst.`,
        ],
  } as const;
  const [subject, text] = outcomes[kind];
  return { subject, text };
}

function reasonOf({ rule, words, sanction, days, decided_at }: DecisionRow, origin: string): MailPart[] {
  const until = new Date(decided_at.getTime() + (days ?? 0) * dayMs).toISOString();
  return [
    ...(rule !== null
      ? [paragraph(`Het gaat om regel ${rule} van onze gedragsregels: ${origin}/gedragsregels#regel-${rule}`)]
      : []),
    ...(words ? [paragraph(`De moderator schrijft: ${words}`)] : []),
    ...(sanction === "warn"
      ? [paragraph("Dit is een waarschuwing. Houd je in het vervolg aan de regels.")]
      : []),
    ...(sanction === "silence"
      ? [paragraph(`Je kunt niet schrijven tot ${longMoment(until)}. Lezen kan wel.`)]
      : []),
  ];
}

/** What was done with a reported post, for who reported it. */
function reportOutcome(decision: Pick<DecisionRow, "kind"> | null): string {
  switch (decision?.kind) {
    case undefined:
      return "De schrijver heeft het bericht zelf weggehaald.";
    case "remove":
      return "We hebben het bericht weggehaald.";
    case "hide":
      return "We hebben het bericht verborgen.";
    case "publish":
    case "restore":
      return "We vinden dat het mag blijven staan. Je hoeft het er niet mee eens te zijn.";
  }
}

/** The mails about what moderators decided. None has the text of a post. */
export const moderationMails: Readonly<Record<ModerationMail, MailTemplate>> = {
  "post-decided": {
    unsubscribe: false,
    async compose({ member, facts, origin }, { db, now }) {
      const decision = await findDecision(db, ofDecision.parse(facts).decision);
      if (member?.state !== "active" || !decision) return null;
      const { subject, text } = outcomeOf(decision);
      const href = `${origin}/mijn/besluiten`;
      return {
        subject,
        preview: "Lees wat we besloten en waarom.",
        title: `Dag ${member.username}`,
        parts: [
          paragraph(text),
          ...reasonOf(decision, origin),
          ...(canObject(decision, now())
            ? [
                paragraph(
                  `Ben je het er niet mee eens? Maak dan bezwaar. Iemand anders kijkt er opnieuw naar. Dat kan ${objectionMonths} maanden lang.`,
                ),
              ]
            : []),
          { kind: "button", label: "Bekijk het besluit", href },
        ],
        why: "Je krijgt deze mail omdat je iets schreef op onze site.",
      };
    },
  },

  "report-decided": {
    unsubscribe: false,
    forgetAddress: true,
    async compose({ member, facts }, { db }) {
      const report = await db
        .selectFrom("reports")
        .leftJoin("decisions", "decisions.id", "decision_id")
        .leftJoin("reactions", "reactions.id", "reports.reaction_id")
        .leftJoin("threads", (join) =>
          join.on((eb) => eb("threads.id", "=", eb.fn.coalesce("reports.thread_id", "reactions.thread_id"))),
        )
        .select(["decisions.kind", "decisions.title as title_then", "threads.title", "reports.created_at"])
        .select("reports.message_id")
        .where("reports.id", "=", ofReport.parse(facts).report)
        .executeTakeFirst();
      if (!report || member?.state === "blocked") return null;
      // Nobody confirmed the address of a visitor: it gets no words of members.
      const title = member && (report.title_then ?? report.title);
      const where = title ? ` bij ‘${title}’` : "";
      return {
        subject: "We hebben naar je melding gekeken",
        preview: "Lees wat we hebben gedaan.",
        title: member ? `Dank je wel, ${member.username}` : "Dank je wel",
        parts: [
          paragraph(`Op ${longMoment(report.created_at.toISOString())} meldde je een bericht${where}.`),
          paragraph(reportOutcome(report.kind === null ? null : { kind: report.kind })),
          paragraph(
            report.message_id === null
              ? "De schrijver weet niet wie het meldde."
              : "We vertellen de schrijver niet wie het meldde. Wel kan de schrijver het raden, want jullie schrijven met z’n tweeën.",
          ),
        ],
        why: "Je krijgt deze mail één keer, omdat je een bericht meldde.",
      };
    },
  },

  "objection-answered": {
    unsubscribe: false,
    async compose({ member, facts, origin }, { db }) {
      const decision = await findDecision(db, ofDecision.parse(facts).decision);
      if (member?.state !== "active" || !decision) return null;
      const post = named[decision.post_kind](decision.title);
      return {
        subject: "Antwoord op je bezwaar",
        preview: "Iemand anders keek opnieuw naar het besluit.",
        title: `Dag ${member.username}`,
        parts: [
          paragraph(`Je maakte bezwaar tegen een besluit over ${post}. Iemand anders keek ernaar.`),
          paragraph(
            decision.is_granted
              ? "Je krijgt gelijk. We draaien het besluit terug."
              : "We blijven bij het besluit.",
          ),
          paragraph(`Waarom: ${decision.answer ?? ""}`),
          { kind: "button", label: "Bekijk het besluit", href: `${origin}/mijn/besluiten` },
        ],
        why: "Je krijgt deze mail omdat je bezwaar maakte.",
      };
    },
  },
};
