import type { Queries } from "../tables";
import type { HealthProfile } from "./contract";

/** Stores health data with the consent to keep it; without (`null`) it erases what was stored. */
export async function saveHealth(
  trx: Queries,
  memberId: string,
  health: HealthProfile | null,
  now: Date,
): Promise<void> {
  if (!health) {
    await trx.deleteFrom("health_profiles").where("member_id", "=", memberId).execute();
    return;
  }
  const { consentVersion, ...answers } = health;
  const stored = await trx
    .selectFrom("health_profiles")
    .select(["consent_version", "consented_at"])
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  // Changed answers keep the time of the consent they are covered by.
  const isCovered = stored?.consent_version === consentVersion;
  const consent = {
    consent_version: consentVersion,
    consented_at: isCovered && stored ? stored.consented_at : now,
  };
  await trx
    .insertInto("health_profiles")
    .values({ member_id: memberId, ...answers, ...consent })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet({ ...answers, ...consent }))
    .execute();
}
