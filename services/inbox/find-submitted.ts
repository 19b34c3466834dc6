import type { Queries } from "../tables";
import type { LockedContact } from "./lock-contact";

/** What was stored with the key of a submission before; null where it is the first call. */
export async function findSubmitted(
  trx: Queries,
  { id, mine }: LockedContact,
  key: string,
): Promise<{ id: string; number: number | null } | null> {
  const row = await trx
    .selectFrom("messages")
    .select(["id", "number"])
    .where("author_id", "=", mine.member_id)
    .where("submission", "=", key)
    .where("contact_id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}
