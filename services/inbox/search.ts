import { sql } from "kysely";
import { escapeForRegExp, oneLine } from "../../app/utils/text";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { FoundMessage, inboxContract } from "./contract";
import { selectPerson, shownPerson } from "./person";
import { searchedMessages } from "./schemas";
import { shownText } from "./shown-message";
import { pageOf } from "./store-message";

type Search = (typeof inboxContract)["searchInbox"];

const maxResults = 20;
/** Messages to decrypt before yielding to the event loop. */
const decryptedPerTurn = 200;
/** Letters before and after the words that were found. */
const excerptMargin = 60;

/** Searches names, and words in the newest messages: they are decrypted for each search, not indexed. */
export async function searchInbox(
  { input: { words }, member }: { input: InputOf<Search>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Search>> {
  const { db } = services;
  const newest = await listNewest(db, member.id);
  const found = await findWords(newest, words, services);
  const people = await listPeople(
    db,
    member.id,
    found.map(({ contact_id }) => contact_id),
  );
  const named = await listNamed(db, member.id, words.toLowerCase());
  return {
    status: 200,
    body: {
      contacts: named.map(({ id, person }) => ({ id, person: shownPerson(person, member.id) })),
      messages: found.flatMap(({ contact_id, ...message }) => {
        const side = people.get(contact_id);
        return side ? [{ ...message, id: side.public_id, person: shownPerson(side.person, member.id) }] : [];
      }),
      isPartial: newest.length === searchedMessages,
    },
  };
}

/** The newest messages of a member, sent and received, in all contacts. Requests have no number. */
async function listNewest(db: Queries, memberId: string) {
  const of = (column: "author_id" | "recipient_id") => {
    const own = db
      .selectFrom("messages")
      .select(["messages.id", "messages.contact_id", "text", "messages.state", "number", "sent_at"])
      .select(sql<boolean>`author_id = ${memberId}::uuid`.as("isYours"))
      .where(column, "=", memberId)
      .where("number", "is not", null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom("contact_sides")
            .select("member_id")
            .whereRef("contact_sides.contact_id", "=", "messages.contact_id")
            .where("member_id", "=", memberId)
            .where("contact_sides.state", "=", "accepted"),
        ),
      )
      .where(
        "messages.state",
        "in",
        column === "author_id" ? (["sent", "withheld"] as const) : (["sent"] as const),
      )
      .orderBy("sent_at", "desc")
      .limit(searchedMessages);
    return db.selectFrom(own.as(column)).selectAll();
  };
  return of("author_id")
    .unionAll(of("recipient_id"))
    .orderBy("sent_at", "desc")
    .limit(searchedMessages)
    .execute();
}

type NewestRow = Awaited<ReturnType<typeof listNewest>>[number];
type Found = Omit<FoundMessage, "id" | "person"> & { contact_id: string };

async function findWords(rows: readonly NewestRow[], words: string, services: Services): Promise<Found[]> {
  // A text in lower case may be longer than as it was written.
  const pattern = new RegExp(escapeForRegExp(words), "iu");
  const found: Found[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % decryptedPerTurn === decryptedPerTurn - 1) await new Promise(setImmediate);
    const line = oneLine(shownText(row, services) ?? "");
    const place = line.search(pattern);
    if (place < 0) continue;
    found.push({
      contact_id: row.contact_id,
      message: row.id,
      page: pageOf(row.number ?? 1),
      at: row.sent_at.toISOString(),
      isYours: row.isYours,
      excerpt: excerptOf(line, place, words.length),
    });
    if (found.length === maxResults) break;
  }
  return found;
}

function excerptOf(line: string, place: number, length: number): string {
  const start = Math.max(0, place - excerptMargin);
  const end = Math.min(line.length, place + length + excerptMargin);
  // A character of two units is not cut in half.
  const part = line.slice(start, end).replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, "");
  return `${start > 0 ? "…" : ""}${part.trim()}${end < line.length ? "…" : ""}`;
}

/** The other member of each contact, by the id of the contact. */
async function listPeople(db: Queries, memberId: string, contactIds: readonly string[]) {
  if (contactIds.length === 0) return new Map<string, null>();
  const rows = await db
    .selectFrom("contact_sides")
    .select(["contact_id", "public_id", selectPerson])
    .where("member_id", "=", memberId)
    .where("contact_id", "in", [...new Set(contactIds)])
    .execute();
  return new Map(rows.map((row) => [row.contact_id, row]));
}

async function listNamed(db: Queries, memberId: string, searched: string) {
  return db
    .selectFrom("contact_sides")
    .innerJoin("members", "members.id", "other_id")
    .select(["public_id as id", selectPerson])
    .where("member_id", "=", memberId)
    .where("contact_sides.state", "=", "accepted")
    .where(sql<boolean>`strpos(lower(username), ${searched}) > 0`)
    .orderBy("newest_at", "desc")
    .limit(maxResults)
    .execute();
}
