import { sql } from "kysely";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import {
  decryptCopy,
  decryptDraft,
  decryptMessage,
  encryptCopy,
  encryptDraft,
  encryptMessage,
} from "./message-encryption";

/** Rows that are locked at once. */
const rowsOfBatch = 500;

/** How many texts were encrypted again, by where they stand. */
export type Rotated = Record<"messages" | "drafts" | "copies", number>;

interface Options {
  rowsAtOnce?: number;
}

/**
 * Encrypts with the current key what is encrypted with an earlier one. Each batch is a transaction, so it may be
 * stopped at any moment and goes on where it was; members read and write meanwhile.
 */
export async function rotateKeys(
  services: Services,
  { rowsAtOnce = rowsOfBatch }: Options = {},
): Promise<Rotated> {
  return {
    messages: await inBatches(messages, rowsAtOnce, services),
    drafts: await inBatches(drafts, rowsAtOnce, services),
    copies: await inBatches(copies, rowsAtOnce, services),
  };
}

/** The texts of a table. */
interface Texts<Row> {
  /** Locks the next rows that are encrypted with an earlier key, in the order of the primary key. */
  lockOld(trx: Queries, after: Row | null, limit: number, services: Services): Promise<Row[]>;
  encryptAgain(trx: Queries, row: Row, services: Services): Promise<unknown>;
}

/** Each batch goes on behind the one before it, so no row is read twice. */
async function inBatches<Row>(texts: Texts<Row>, limit: number, services: Services): Promise<number> {
  let total = 0;
  let last: Row | null = null;
  for (;;) {
    const rows: Row[] = await services.db.transaction().execute(async (trx) => {
      const locked = await texts.lockOld(trx, last, limit, services);
      for (const row of locked) await texts.encryptAgain(trx, row, services);
      return locked;
    });
    total += rows.length;
    last = rows.at(-1) ?? null;
    if (last === null) return total;
  }
}

/** Whether a text is encrypted with an earlier key. Rows that others change are waited for. */
const isOld = (column: string, { messageKeys: { currentId } }: Services) =>
  sql<boolean>`substring(${sql.ref(column)} from 1 for ${sql.lit(currentId.length)}) <> ${currentId}`;

const messages: Texts<{ id: string; contact_id: string; text: Buffer }> = {
  lockOld: (trx, after, limit, services) =>
    trx
      .selectFrom("messages")
      .select(["id", "contact_id", "text"])
      .where("id", ">", after?.id ?? "0")
      .where(isOld("text", services))
      .orderBy("id")
      .limit(limit)
      .forUpdate()
      .execute(),
  encryptAgain: (trx, row, services) =>
    trx
      .updateTable("messages")
      .set({ text: encryptMessage(row, decryptMessage(row, services), services) })
      .where("id", "=", row.id)
      .execute(),
};

const drafts: Texts<{ contact_id: string; member_id: string; draft: Buffer | null }> = {
  lockOld: (trx, after, limit, services) =>
    trx
      .selectFrom("contact_sides")
      .select(["contact_id", "member_id", "draft"])
      .where("draft", "is not", null)
      .$if(after !== null, (sides) =>
        sides.where(
          sql<boolean>`(contact_id, member_id) > (${after?.contact_id}, ${after?.member_id}::uuid)`,
        ),
      )
      .where(isOld("draft", services))
      .orderBy("contact_id")
      .orderBy("member_id")
      .limit(limit)
      .forUpdate()
      .execute(),
  encryptAgain: (trx, { draft, ...place }, services) =>
    trx
      .updateTable("contact_sides")
      .set({ draft: draft && encryptDraft(place, decryptDraft({ ...place, draft }, services), services) })
      .where("contact_id", "=", place.contact_id)
      .where("member_id", "=", place.member_id)
      .execute(),
};

const copies: Texts<{ message_id: string; copy: Buffer | null }> = {
  lockOld: (trx, after, limit, services) =>
    trx
      .selectFrom("judged_messages")
      .select(["message_id", "copy"])
      .where("message_id", ">", after?.message_id ?? "0")
      .where(isOld("copy", services))
      .orderBy("message_id")
      .limit(limit)
      .forUpdate()
      .execute(),
  encryptAgain: (trx, { message_id: id, copy }, services) =>
    trx
      .updateTable("judged_messages")
      .set({ copy: copy && encryptCopy(id, decryptCopy(id, copy, services), services) })
      .where("message_id", "=", id)
      .execute(),
};
