import { longMoment } from "../../../app/utils/dates";
import type { ExportSource } from "../../platform/export-part";
import { isToldToAuthor } from "./decided";
import type { DecisionKind, ReportReason } from "./schemas";

const decisionNames: Readonly<Record<DecisionKind, string>> = {
  publish: "Geplaatst of blijft staan",
  hide: "Verborgen",
  restore: "Weer geplaatst",
  remove: "Weggehaald",
};

const reasonNames: Readonly<Record<ReportReason, string>> = {
  unkind: "Onaardig of kwetsend",
  "private-data": "Een naam, adres of nummer",
  advertising: "Reclame",
  worried: "Zorgen om iemand",
  other: "Iets anders",
};

/** What was decided about posts of the member; who decided is not theirs to know. */
export const decisionsExport: ExportSource = {
  tables: ["decisions"],
  async load(memberId, { db }) {
    const rows = await db
      .selectFrom("decisions")
      .select(["id", "title", "kind", "rule", "words", "sanction", "days", "decided_at"])
      .select(["objection", "objected_at", "answer", "is_granted", "answered_at"])
      .where("author_id", "=", memberId)
      .where(isToldToAuthor)
      .orderBy("id")
      .execute();
    return {
      title: "Wat moderators over je berichten besloten",
      entries: rows.map((row) => [
        { label: "Bericht", value: row.title || "Aan een ander lid" },
        { label: "Wanneer", value: longMoment(row.decided_at.toISOString()) },
        { label: "Besluit", value: decisionNames[row.kind] },
        { label: "Regel", value: row.rule === null ? null : String(row.rule) },
        { label: "Uitleg", value: row.words || null },
        { label: "Gewaarschuwd", value: row.sanction === "warn" ? "Ja" : null },
        { label: "Stilgezet, in dagen", value: row.days === null ? null : String(row.days) },
        { label: "Je bezwaar", value: row.objection },
        { label: "Antwoord op je bezwaar", value: row.answer },
      ]),
      data: rows,
    };
  },
};

/** What the member reported. */
export const reportsExport: ExportSource = {
  tables: ["reports"],
  async load(memberId, { db }) {
    const rows = await db
      .selectFrom("reports")
      .select(["thread_id", "reaction_id", "message_id", "blog_text_id"])
      .select(["reason", "words", "created_at", "settled_at"])
      .where("reporter_id", "=", memberId)
      .orderBy("id")
      .execute();
    return {
      title: "Wat je meldde",
      entries: rows.map(({ reason, words, created_at, settled_at }) => [
        { label: "Wanneer", value: longMoment(created_at.toISOString()) },
        { label: "Reden", value: reasonNames[reason] },
        { label: "Uitleg", value: words || null },
        { label: "Bekeken", value: settled_at ? longMoment(settled_at.toISOString()) : null },
      ]),
      data: rows,
    };
  },
};
