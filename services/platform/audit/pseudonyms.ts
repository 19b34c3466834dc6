import { z } from "zod";
import type { Queries } from "../../tables";

/** The name of a member in the log of acts; null where the member does not exist any more. */
export async function pseudonymOf(db: Queries, memberId: string): Promise<string | null> {
  return (await listPseudonyms(db, [memberId])).get(memberId) ?? null;
}

/** The pseudonyms of members by their ids; other texts are left out. */
export async function listPseudonyms(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  const members = ids.filter((id) => z.guid().safeParse(id).success);
  if (members.length === 0) return new Map();
  const rows = await db
    .selectFrom("members")
    .select(["id", "pseudonym"])
    .where("id", "in", members)
    .execute();
  return new Map(rows.map(({ id, pseudonym }) => [id, pseudonym]));
}

/** The usernames of members who still exist, by their pseudonyms in the log. */
export async function listUsernames(
  db: Queries,
  pseudonyms: readonly string[],
): Promise<Map<string, string>> {
  if (pseudonyms.length === 0) return new Map();
  const rows = await db
    .selectFrom("members")
    .select(["pseudonym", "username"])
    .where("pseudonym", "in", [...new Set(pseudonyms)])
    .execute();
  return new Map(rows.map(({ pseudonym, username }) => [pseudonym, username]));
}
