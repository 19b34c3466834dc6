import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import { lockWriter, type Writer } from "./writer";

const missing = { status: 404 as const, body: {} };

/** Runs a transaction of a writer. An account that is gone by now is answered as if the thread were. */
export async function asWriter<Answer>(
  member: SessionMember,
  { db, now }: Services,
  write: (trx: Queries, writer: Writer) => Promise<Answer>,
): Promise<Answer | typeof missing> {
  return db.transaction().execute(async (trx) => {
    const writer = await lockWriter(trx, member, now());
    return writer ? write(trx, writer) : missing;
  });
}

/** What the writer stored with the key of a submission before; null where it is the first call. */
export async function findSubmitted(
  trx: Queries,
  table: "threads" | "reactions",
  { id }: Writer,
  key: string,
): Promise<string | null> {
  const row = await trx
    .selectFrom(table)
    .select("id")
    .where("author_id", "=", id)
    .where("submission", "=", key)
    .executeTakeFirst();
  return row?.id ?? null;
}
