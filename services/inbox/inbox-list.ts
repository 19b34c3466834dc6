import { sql } from "kysely";
import { findPage } from "../community/paging";
import { itemsOnPage } from "../community/schemas";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { ContactCard, ContactRequest, inboxContract } from "./contract";
import { selectPerson, shownPerson } from "./person";
import { mostCounted } from "./schemas";
import { isSeenBy, shownText, startOf } from "./shown-message";
import type { MessageState } from "./tables";

type Inbox = (typeof inboxContract)["inbox"];

/** Requests to a member, and a page of contacts with their newest message. */
export async function getInbox(
  { input, member }: { input: InputOf<Inbox>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Inbox>> {
  const { db } = services;
  const accepted = selectSides(db, member.id, "accepted");
  const { page, pageCount, offset } = await findPage(db, accepted, input.page);
  const requests = await listRequests(member.id, services);
  return {
    status: 200,
    body: {
      page,
      pageCount,
      requests,
      contacts: await listCards(member.id, offset, services),
      requestCount:
        requests.length < itemsOnPage
          ? requests.length
          : await countUpTo(db, selectSides(db, member.id, "invited")),
    },
  };
}

function selectSides(db: Queries, memberId: string, state: "accepted" | "invited") {
  return db
    .selectFrom("contact_sides")
    .where("contact_sides.member_id", "=", memberId)
    .where("contact_sides.state", "=", state);
}

async function countUpTo(db: Queries, sides: ReturnType<typeof selectSides>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sides.select(sql`1`.as("one")).limit(mostCounted)}) counted`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

async function listCards(memberId: string, offset: number, services: Services): Promise<ContactCard[]> {
  const rows = await selectSides(services.db, memberId, "accepted")
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom("messages")
          .select(["messages.id", "messages.contact_id", "messages.text", "messages.author_id"])
          .select(["messages.sent_at", "messages.state"])
          .whereRef("messages.contact_id", "=", "contact_sides.contact_id")
          .where(isSeenBy(memberId))
          .orderBy("messages.number", "desc")
          .limit(1)
          .as("newest"),
      (join) => join.onTrue(),
    )
    .select(["public_id", "unread_count", "is_new", "blocked_at"])
    .select([sql<boolean>`draft is not null`.as("has_draft"), selectPerson])
    .select(["newest.id", "newest.contact_id", "newest.text", "newest.author_id"])
    .select(["newest.sent_at", "newest.state"])
    .orderBy("newest_at", "desc")
    .orderBy("contact_sides.contact_id", "desc")
    .limit(itemsOnPage)
    .offset(offset)
    .execute();
  return rows.map(({ public_id, unread_count, is_new, blocked_at, has_draft, person, ...newest }) => ({
    id: public_id,
    person: shownPerson(person, memberId),
    isNew: is_new,
    unreadCount: Math.min(unread_count, mostCounted),
    isBlocked: blocked_at !== null,
    hasDraft: has_draft,
    newest: newestOf(newest, memberId, services),
  }));
}

interface NewestRow {
  id: string | null;
  contact_id: string | null;
  text: Buffer | null;
  author_id: string | null;
  sent_at: Date | null;
  state: MessageState | null;
}

/** What stands in the list; null for a contact whose messages all wait for a moderator. */
function newestOf(
  { id, contact_id, text, author_id, sent_at, state }: NewestRow,
  memberId: string,
  services: Services,
): ContactCard["newest"] {
  if (id === null || contact_id === null || text === null || state === null || sent_at === null) return null;
  const shown = shownText({ id, contact_id, text, state }, services);
  return {
    at: sent_at.toISOString(),
    isYours: author_id === memberId,
    start: shown === null ? null : startOf(shown),
  };
}

async function listRequests(memberId: string, services: Services): Promise<ContactRequest[]> {
  const rows = await selectSides(services.db, memberId, "invited")
    .innerJoin("messages", (join) =>
      join
        .onRef("messages.contact_id", "=", "contact_sides.contact_id")
        .onRef("messages.author_id", "=", "contact_sides.other_id"),
    )
    .select([
      "messages.id",
      "messages.contact_id",
      "messages.text",
      "messages.state",
      "public_id",
      "state_at",
      selectPerson,
    ])
    .where(isSeenBy(memberId))
    .orderBy("state_at", "desc")
    .orderBy("messages.contact_id")
    .limit(itemsOnPage)
    .execute();
  return rows.map(({ public_id, state_at, person, ...message }) => ({
    id: public_id,
    person: shownPerson(person, memberId),
    at: state_at.toISOString(),
    text: shownText(message, services),
    message: message.id,
  }));
}
