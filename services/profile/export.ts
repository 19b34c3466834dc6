import type { ExportSource } from "../platform/export-part";
import type { genders, ProfileItem } from "./contract";

const genderNames: Readonly<Record<(typeof genders)[number], string>> = {
  woman: "Vrouw",
  man: "Man",
  other: "Anders",
};
const itemNames: Readonly<Record<ProfileItem, string>> = {
  photo: "Je foto",
  biography: "Wat je over jezelf vertelt",
  relationship: "Wat je met dementie te maken hebt",
  forms: "De vorm van dementie",
  phase: "Hoe het nu gaat",
  province: "Je provincie",
  birthYear: "Je geboortejaar",
  gender: "Je geslacht",
};

export const profileExport: ExportSource = {
  tables: ["profiles"],
  async load(memberId, { db }) {
    const row = await db
      .selectFrom("profiles")
      .selectAll()
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    const facts = row && [
      { label: "Over jezelf", value: row.biography },
      { label: "Provincie", value: row.province },
      { label: "Geboortejaar", value: row.birth_year === null ? null : String(row.birth_year) },
      { label: "Geslacht", value: row.gender && genderNames[row.gender] },
      {
        label: "Dit deel je met andere leden",
        value: row.shared.map((item) => itemNames[item]).join("\n") || "Niets",
      },
    ];
    return { title: "Je profiel", entries: facts ? [facts] : [], data: row ?? null };
  },
};
