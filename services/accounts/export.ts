import { longDate, longMoment } from "../../app/utils/dates";
import type { ExportSource } from "../platform/export-part";
import type { Role } from "../platform/roles";
import type { HealthProfile } from "./contract";
import type { MembersTable } from "./tables";

const roleNames: Readonly<Record<Role, string>> = {
  member: "Lid",
  moderator: "Moderator",
  expert: "Expert",
  editor: "Redacteur",
  admin: "Beheerder",
};
const stateNames: Readonly<Record<MembersTable["state"], string>> = {
  unverified: "Nog niet bevestigd",
  active: "In gebruik",
  blocked: "Geblokkeerd",
};

type Relationship = NonNullable<HealthProfile["relationship"]>;
const relationshipNames: Readonly<Record<Relationship, string>> = {
  self: "Ik heb zelf dementie, of ik vergeet steeds meer",
  partner: "Mijn partner heeft dementie",
  child: "Mijn vader of moeder heeft dementie",
  family: "Iemand anders in mijn familie heeft dementie",
  friend: "Een vriend of buur heeft dementie",
  professional: "Ik werk met mensen met dementie",
};
const formNames: Readonly<Record<HealthProfile["forms"][number], string>> = {
  alzheimer: "De ziekte van Alzheimer",
  vascular: "Vasculaire dementie",
  lewy: "Lewy body dementie",
  frontotemporal: "Frontotemporale dementie",
  parkinson: "Dementie bij Parkinson",
  "young-onset": "Dementie op jonge leeftijd",
  other: "Een andere vorm",
  unknown: "Dat weet ik niet",
};
const phaseNames: Readonly<Record<NonNullable<HealthProfile["phase"]>, string>> = {
  worries: "Er zijn zorgen, nog geen diagnose",
  diagnosed: "De diagnose is er pas",
  early: "Het meeste lukt nog",
  middle: "Er is elke dag hulp nodig",
  late: "Er is altijd zorg nodig",
  bereaved: "Diegene leeft niet meer",
};

const moment = (date: Date | null) => date && longMoment(date.toISOString());

/**
 * The account itself. The hash of the password is left out, because it is a secret, and the pseudonym,
 * because a copy of it would name the member in the log of acts when the account is gone.
 */
export const accountExport: ExportSource = {
  tables: ["members"],
  async load(memberId, { db }) {
    const member = await db
      .selectFrom("members")
      .select(["id", "username", "email", "role", "state", "terms_version", "profile_visible"])
      .select(["created_at", "verified_at", "last_visit_at", "previous_visit_at", "seen_at"])
      .select(["brand", "origin", "inactive_mailed_at"])
      .where("id", "=", memberId)
      .executeTakeFirstOrThrow();
    const facts = [
      { label: "Gebruikersnaam", value: member.username },
      { label: "E-mailadres", value: member.email },
      { label: "Rol", value: roleNames[member.role] },
      { label: "Account", value: stateNames[member.state] },
      { label: "Gemaakt", value: moment(member.created_at) },
      { label: "Bevestigd", value: moment(member.verified_at) },
      { label: "Laatst ingelogd", value: moment(member.last_visit_at) },
      { label: "Daarvoor ingelogd", value: moment(member.previous_visit_at) },
      { label: "Laatste bezoek", value: moment(member.seen_at) },
      { label: "Website waarop je het laatst inlogde", value: member.origin },
      { label: "Mail dat je lang niet inlogde", value: moment(member.inactive_mailed_at) },
      { label: "Akkoord met de voorwaarden van", value: member.terms_version },
      { label: "Andere leden zien je profiel", value: member.profile_visible ? "Ja" : "Nee" },
    ];
    return { title: "Je account", entries: [facts], data: member };
  },
};

export const healthExport: ExportSource = {
  tables: ["health_profiles"],
  async load(memberId, { db }) {
    const row = await db
      .selectFrom("health_profiles")
      .selectAll()
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    const facts = row && [
      { label: "Wie je bent", value: row.relationship && relationshipNames[row.relationship] },
      { label: "Vormen van dementie", value: row.forms.map((form) => formNames[form]).join("\n") },
      { label: "Hoe het gaat", value: row.phase && phaseNames[row.phase] },
      { label: "Toestemming om dit te bewaren", value: moment(row.consented_at) },
      { label: "Tekst van de toestemming", value: row.consent_version },
    ];
    return { title: "Wat je vertelde over dementie", entries: facts ? [facts] : [], data: row ?? null };
  },
};

/** Where the member is logged in. The hashes of secrets are left out. */
export const sessionsExport: ExportSource = {
  tables: ["sessions"],
  async load(memberId, { db }) {
    const sessions = await db
      .selectFrom("sessions")
      .select(["device_name", "remember", "created_at", "last_seen_at", "expires_at"])
      .where("member_id", "=", memberId)
      .orderBy("created_at")
      .execute();
    const entries = sessions.map(({ device_name, created_at, last_seen_at, expires_at }) => [
      { label: "Apparaat", value: device_name || "Onbekend" },
      { label: "Ingelogd", value: moment(created_at) },
      { label: "Laatst gebruikt", value: moment(last_seen_at) },
      { label: "Blijft ingelogd tot", value: longDate(expires_at.toISOString()) },
    ]);
    return { title: "Waar je bent ingelogd", entries, data: sessions };
  },
};
