import { longMoment } from "../../app/utils/dates";
import type { ExportSource } from "../platform/export-part";
import type { approachPurposes, blogVisibilities, mailPaces, Preferences } from "./contract";
import { getPreferences } from "./preferences";

const visibilityNames: Readonly<Record<(typeof blogVisibilities)[number], string>> = {
  members: "Alleen leden",
  public: "Iedereen",
};
const paceNames: Readonly<Record<(typeof mailPaces)[number], string>> = {
  none: "Geen mail",
  soon: "Meteen",
  daily: "Eén keer per dag",
};
const purposeNames: Readonly<Record<(typeof approachPurposes)[number], string>> = {
  research: "Onderzoek naar dementie",
  story: "Je verhaal vertellen",
  "trying-out": "Iets nieuws uitproberen",
  volunteering: "Vrijwilligerswerk",
};

export const preferencesExport: ExportSource = {
  tables: ["member_preferences"],
  async load(memberId, { db }) {
    const preferences = await getPreferences(db, memberId);
    const { blogVisibility, mails, approach, reading } = preferences;
    const row = await db
      .selectFrom("member_preferences")
      .select("approach_at")
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    const approachAt = row?.approach_at?.toISOString() ?? null;
    const facts = [
      { label: "Wie je blog leest", value: visibilityNames[blogVisibility] },
      { label: "Mail over berichten", value: paceNames[mails.messages] },
      { label: "Mail over reacties", value: paceNames[mails.reactions] },
      { label: "Mail over wat je volgt", value: paceNames[mails.follows] },
      {
        label: "Waarvoor we je mogen benaderen",
        value: approach.purposes.map((purpose) => purposeNames[purpose]).join("\n") || "Nergens voor",
      },
      ...(approachAt ? [{ label: "Dat koos je op", value: longMoment(approachAt) }] : []),
      { label: "Hoe de website eruitziet", value: reading && readingWords(reading) },
    ];
    return { title: "Je instellingen", entries: [facts], data: { ...preferences, approachAt } };
  },
};

function readingWords({ textSize, lineSpacing, calm }: NonNullable<Preferences["reading"]>): string {
  return [`Letters: ${textSize}`, `Ruimte: ${lineSpacing}`, `Rustig: ${calm ? "ja" : "nee"}`].join("\n");
}
