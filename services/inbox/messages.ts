import { sql } from "kysely";
import { findReader } from "../community/reader";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { inboxContract, Message, WriteRefusal } from "./contract";
import { readDraft } from "./drafts";
import { decryptMessage } from "./message-encryption";
import { selectPerson, shownPerson } from "./person";
import { messagesOnPage } from "./schemas";
import { isSeenBy, selectNewest, shownText } from "./shown-message";
import { pageOf } from "./store-message";
import type { MessageState } from "./tables";

type Contract = (typeof inboxContract)["messages"];

/** A page of the messages of a contact, which count as read from then on if they are shown. */
export async function getMessages(
  { input, member }: { input: InputOf<Contract>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Contract>> {
  const { db } = services;
  const side = await findSide(db, input, member.id);
  if (!side) return { status: 404, body: {} };
  const pageCount = Math.max(1, pageOf(side.last_number));
  const { first, last } = chosenPages(input, side, pageCount);
  const rows = await listRows(db, side, { first, last });
  const placed = rows.flatMap((row) => (row.number === null ? [] : [{ ...row, number: row.number }]));
  if (input.marksRead === "yes") await markRead(db, side, placed, last === pageCount);
  const reader = await findReader(member, services);
  const isBlocked = side.blocked_at !== null;
  return {
    status: 200,
    body: {
      id: input.id,
      person: shownPerson(side.person, member.id),
      isBlocked,
      page: first,
      pageCount,
      messages: placed.map((row) => shownMessage(row, side, services)),
      waiting: rows
        .filter(({ number }) => number === null)
        .map((row) => ({ id: row.id, at: row.sent_at.toISOString(), text: decryptMessage(row, services) })),
      firstUnread: side.first_unread && {
        message: side.first_unread.id,
        page: pageOf(side.first_unread.number),
      },
      newest: side.last_number,
      draft: readDraft(side, services),
      cannotWrite: whyNotWrite({ isBlocked, silencedUntil: reader?.silencedUntil ?? null }),
    },
  };
}

/** Why a member cannot write; null where they can. */
export function whyNotWrite({
  isBlocked,
  silencedUntil,
}: {
  isBlocked: boolean;
  silencedUntil: Date | null;
}): WriteRefusal | null {
  if (silencedUntil) return { reason: "silenced", until: silencedUntil.toISOString() };
  return isBlocked ? { reason: "blocked" } : null;
}

interface Place {
  id: string;
  number: number;
}

/**
 * The side of a member in an accepted contact, with what decides which page is shown. The first unread message is
 * looked up as one that the member did not write: with the id of the other, PostgreSQL reads and sorts all of theirs.
 */
async function findSide(db: Queries, { id, message }: InputOf<Contract>, memberId: string) {
  return db
    .selectFrom("contact_sides")
    .select(["contact_sides.contact_id", "contact_sides.member_id", "contact_sides.other_id"])
    .select(["blocked_at", "read_number", "draft", "is_new"])
    .select([selectPerson, selectNewest(memberId).as("last_number")])
    .select(
      sql<Place | null>`(
        select json_build_object('id', messages.id::text, 'number', messages.number) from messages
        where messages.contact_id = contact_sides.contact_id and messages.number > read_number
          and messages.author_id <> member_id and messages.state <> 'withheld'
        order by messages.number limit 1
      )`.as("first_unread"),
    )
    .select(
      sql<number | null>`(
        select messages.number from messages
        where messages.id = ${message ?? null}::bigint and messages.contact_id = contact_sides.contact_id
          and ${isSeenBy(memberId)}
      )`.as("chosen_number"),
    )
    .where("contact_sides.public_id", "=", id)
    .where("contact_sides.member_id", "=", memberId)
    .where("contact_sides.state", "=", "accepted")
    .executeTakeFirst();
}

type Side = NonNullable<Awaited<ReturnType<typeof findSide>>>;
interface Pages {
  first: number;
  last: number;
}

/** Which pages are shown: the asked one, or the last two, as the last one alone may hold a single message. */
function chosenPages({ page }: InputOf<Contract>, { chosen_number }: Side, pageCount: number): Pages {
  const asked = chosen_number === null ? page : pageOf(chosen_number);
  if (asked === undefined) return { first: Math.max(1, pageCount - 1), last: pageCount };
  const chosen = Math.min(asked, pageCount);
  return { first: chosen, last: chosen };
}

/** The messages of pages, and those of the member that wait. */
async function listRows(db: Queries, { contact_id, member_id }: Side, { first, last }: Pages) {
  const ofContact = db
    .selectFrom("messages")
    .select(["id", "contact_id", "author_id", "text", "state", "number", "sent_at"])
    .where("contact_id", "=", contact_id);
  const placed = ofContact
    .where((eb) => eb.between("number", (first - 1) * messagesOnPage + 1, last * messagesOnPage))
    .where(isSeenBy(member_id));
  const waiting = ofContact.where("state", "=", "waiting").where("author_id", "=", member_id);
  // Two queries in one, since for either of them there is an index, and for both at once there is none.
  return db
    .selectFrom(placed.unionAll(waiting).as("messages"))
    .selectAll()
    .orderBy("number")
    .orderBy("id")
    .execute();
}

interface PlacedRow {
  id: string;
  contact_id: string;
  author_id: string;
  text: Buffer;
  state: MessageState;
  number: number;
  sent_at: Date;
}

function shownMessage(row: PlacedRow, { member_id, read_number }: Side, services: Services): Message {
  const isYours = row.author_id === member_id;
  const text = shownText(row, services);
  return {
    id: row.id,
    isYours,
    at: row.sent_at.toISOString(),
    text,
    page: pageOf(row.number),
    isNew: !isYours && row.number > read_number,
    canReport: !isYours && text !== null,
  };
}

/**
 * Moves the mark up to the last message that is shown, unless unread ones before it are not. A visit at the same time
 * that moved it first has counted them.
 */
async function markRead(
  db: Queries,
  side: Side,
  shown: readonly PlacedRow[],
  isNewest: boolean,
): Promise<void> {
  const first = shown[0]?.number ?? side.last_number;
  const until = isNewest ? side.last_number : (shown.at(-1)?.number ?? 0);
  const isWhole = !side.first_unread || side.first_unread.number >= first;
  const isMoved = isWhole && until > side.read_number;
  if (!isMoved && !side.is_new) return;
  const seen = shown.filter(
    ({ author_id, number }) => author_id === side.other_id && number > side.read_number,
  );
  await db
    .updateTable("contact_sides")
    .set({
      is_new: false,
      ...(isMoved && {
        read_number: until,
        unread_count: sql<number>`greatest(0, unread_count - ${seen.length})`,
      }),
      ...(isMoved && isNewest && { mail_pace: null, mail_due_at: null }),
    })
    .where("contact_id", "=", side.contact_id)
    .where("member_id", "=", side.member_id)
    .where("read_number", "=", side.read_number)
    .execute();
}
