import { sql } from "kysely";
import { expect, test } from "vitest";
import { inboxOverTest } from "../../tests/setup/inbox";
import { rowsRead } from "../../tests/setup/rows-read";
import type { Services } from "../platform/services";
import { encryptMessage } from "./message-encryption";

/** More than PostgreSQL reads sooner than it asks an index. */
const many = 4000;
const few = 60;
/** Beyond the ids that the database gives. */
const firstId = 1_000_000;

/** A member with a conversation of some messages: the two wrote in turn, and the reader did not open it since. */
async function conversationOf(count: number) {
  const site = await inboxOverTest();
  const { writer, contactOf, services, db } = site;
  const [reader, other] = [await writer("Lezer"), await writer("Schrijver")];
  const id = await contactOf(other, reader);
  const { contact_id } = await db
    .selectFrom("contact_sides")
    .select("contact_id")
    .where("public_id", "=", id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: count - 1 }, (_, index) => {
    const [author, recipient] = index % 2 === 0 ? [reader, other] : [other, reader];
    const message = { contact_id, id: String(index + firstId) };
    return {
      ...message,
      number: index + 2,
      submission: `bericht-${index}`,
      author_id: author.id,
      recipient_id: recipient.id,
      state: "sent" as const,
      sent_at: services.now(),
      text: encryptMessage(message, "Soep", services),
    };
  });
  for (let start = 0; start < rows.length; start += 1000)
    await db
      .insertInto("messages")
      .values(rows.slice(start, start + 1000))
      .execute();
  await addOthers(services, reader.id);
  await sql`analyze`.execute(db);
  return { ...site, id, reader };
}

/** Contacts of the reader with 400 others, so that PostgreSQL knows a sender as one of many. */
async function addOthers({ db, now }: Services, reader: string): Promise<void> {
  await sql`
    with others as (
      insert into members (username, email, state, role, password_hash, terms_version, created_at, profile_visible)
      select 'Ander' || number, 'ander' || number || '@voorbeeld.nl', 'active', 'member', '', '1', ${now()}, false
      from generate_series(1, 400) as number
      returning id
    ), others_contacts as (
      insert into contacts (first_id, second_id, last_number)
      select least(id, ${reader}::uuid), greatest(id, ${reader}::uuid), 20 from others
      returning id, case when first_id = ${reader}::uuid then second_id else first_id end as other
    )
    insert into messages (contact_id, author_id, recipient_id, text, state, number, submission, sent_at)
    select id, other, ${reader}::uuid, '', 'sent', number, 'ander-' || id || '-' || number, ${now()}
    from others_contacts, generate_series(1, 20) as number
  `.execute(db);
}

const pages: Record<
  string,
  (site: Awaited<ReturnType<typeof conversationOf>>) => Promise<{ status: number }>
> = {
  "the newest messages": ({ call, id, reader, as }) => call("messages", { id }, as(reader)),
  "the first page": ({ call, id, reader, as }) => call("messages", { id, page: 1 }, as(reader)),
  "the question for news": ({ call, id, reader, as }) => call("inboxNews", { contact: id }, as(reader)),
  "the list of conversations": ({ call, reader, as }) => call("inbox", {}, as(reader)),
};

test("the inbox reads as many rows for a long conversation as for a short one", async () => {
  const [short, long] = [await conversationOf(few), await conversationOf(many)];
  for (const [name, open] of Object.entries(pages)) {
    const read = (site: typeof short) => rowsRead(site, () => open(site));
    // A page of the short one has fewer messages than a full one.
    expect(await read(long), name).toBeLessThan((await read(short)) + few);
  }
});
