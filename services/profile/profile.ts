import { saveHealth } from "../accounts/health";
import { findByUsername } from "../accounts/members";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { Profile, ProfileItem, VisibleProfile } from "./contract";

/** The whole profile of a member. */
export async function getProfile(db: Queries, memberId: string): Promise<Profile> {
  const row = await db
    .selectFrom("members")
    .leftJoin("profiles", "profiles.member_id", "members.id")
    .leftJoin("health_profiles", "health_profiles.member_id", "members.id")
    .select(["profile_visible", "gender", "birth_year", "biography", "province", "shared"])
    .select(["relationship", "forms", "phase", "consent_version"])
    .where("members.id", "=", memberId)
    .executeTakeFirstOrThrow();
  const { relationship, forms, phase, consent_version: consentVersion } = row;
  return {
    gender: row.gender,
    birthYear: row.birth_year,
    biography: row.biography,
    province: row.province,
    health: consentVersion === null ? null : { relationship, forms: forms ?? [], phase, consentVersion },
    visible: row.profile_visible,
    shared: row.shared ?? [],
  };
}

/** Stores the whole profile. What is no longer shared is not shown from then on. */
export async function saveProfile(
  memberId: string,
  { gender, birthYear, biography, province, shared, visible, health }: Profile,
  { db, now }: Services,
): Promise<void> {
  const row = { gender, birth_year: birthYear, biography: biography || null, province, shared };
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("members").set({ profile_visible: visible }).where("id", "=", memberId).execute();
    await trx
      .insertInto("profiles")
      .values({ member_id: memberId, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute();
    await saveHealth(trx, memberId, health, now());
  });
}

/** What members see of a member; null where there is none, or only an account that was never verified. */
export async function findVisibleProfile(db: Queries, username: string): Promise<VisibleProfile | null> {
  const member = await findByUsername(db, username);
  if (!member || member.state === "unverified") return null;
  const profile = await getProfile(db, member.id);
  // Of a blocked member nothing but the name stays to be seen.
  const isOpen = profile.visible && member.state === "active";
  const ifShared = <T>(item: ProfileItem, value: T): T | null =>
    isOpen && profile.shared.includes(item) ? value : null;
  const { health } = profile;
  const photo = await db
    .selectFrom("photos")
    .select("shown_id")
    .where("member_id", "=", member.id)
    .executeTakeFirst();
  return {
    username: member.username,
    since: (member.verified_at ?? member.created_at).toISOString(),
    hasPhoto: ifShared("photo", photo?.shown_id ?? null) !== null,
    gender: ifShared("gender", profile.gender),
    birthYear: ifShared("birthYear", profile.birthYear),
    biography: ifShared("biography", profile.biography),
    province: ifShared("province", profile.province),
    relationship: ifShared("relationship", health?.relationship ?? null),
    forms: ifShared("forms", health?.forms ?? []) ?? [],
    phase: ifShared("phase", health?.phase ?? null),
  };
}
