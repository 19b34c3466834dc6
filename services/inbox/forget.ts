import { sql } from "kysely";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { forgetPrints } from "./hold";
import { declinedMs } from "./rules";

/** Of one run; the others are for the next. */
const mostDeleted = 500;

/** Forgets to whom texts were sent, and contacts that are none any more; a job calls it. */
export async function forgetInbox(services: Services): Promise<void> {
  const { db, now } = services;
  await forgetPrints(services);
  const declinedBefore = new Date(now().getTime() - declinedMs);
  const idle = await selectIdle(db, declinedBefore).limit(mostDeleted).execute();
  for (const { id } of idle)
    await db.transaction().execute(async (trx) => {
      await trx.selectFrom("contacts").select("id").where("id", "=", id).forUpdate().execute();
      // Looked at again under the lock: one of the two may have asked meanwhile.
      const still = await selectIdle(trx, declinedBefore).where("contacts.id", "=", id).executeTakeFirst();
      if (still) await trx.deleteFrom("contacts").where("id", "=", id).execute();
    });
}

/** Contacts of which neither side says anything: nobody asked, blocked, or declined lately. */
function selectIdle(db: Queries, declinedBefore: Date) {
  return db
    .selectFrom("contacts")
    .select("contacts.id")
    .where(
      sql<boolean>`not exists (select from contact_sides where contact_id = contacts.id
      and (state <> 'none' or blocked_at is not null or declined_at >= ${declinedBefore}))`,
    );
}
