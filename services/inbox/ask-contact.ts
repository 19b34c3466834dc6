import { sql } from "kysely";
import type { Reader } from "../community/reader";
import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import { startTry } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";
import { startContact, storeSides } from "./change-contact";
import type { AskRefusal, inboxContract } from "./contract";
import { findSubmitted } from "./find-submitted";
import { findHold } from "./hold";
import { type LockedContact, lockContact, sidesOf } from "./lock-contact";
import { findWait, mostOpenRequests, requestLimit } from "./pace";
import { afterAct } from "./rules";
import { storeMessage } from "./store-message";

type Ask = (typeof inboxContract)["askContact"];
type Answer = AnswerTo<Ask>;

/** Asks a member for contact. A request to who blocked or declined the member is stored, and does not arrive. */
export async function askContact(
  { input, member }: { input: InputOf<Ask>; member: SessionMember },
  services: Services,
): Promise<Answer> {
  const wait = await startTry([{ limit: requestLimit, by: [member.id] }], services);
  if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
  const now = services.now();
  return services.db.transaction().execute(async (trx): Promise<Answer> => {
    const contact = await lockContact(trx, member, input, services);
    if (!contact) return { status: 404, body: {} };
    const known = await findSubmitted(trx, contact, input.key);
    const id = contact.mine.public_id;
    const state = contact.mine.state === "accepted" ? "accepted" : "asked";
    if (known) return { status: 201, body: { state, id, isWaiting: known.number === null } };
    const refusal = await findRefusal(trx, contact);
    if (refusal) return { status: 409, body: refusal };
    const after = afterAct("ask", sidesOf(contact), now);
    if (!after) return { status: 409, body: { reason: "already" } };
    const pause = await findWait(trx, contact.writer, now);
    if (pause !== null) return { status: 429, body: { retryAfterSeconds: pause } };
    const { text, key } = input;
    const hold = await findHold(trx, contact.writer, { contactId: contact.id, text }, services);
    const isAccepted = after.mine.state === "accepted";
    const arrives = after.theirs.state === "invited" || isAccepted;
    // Who is invited reads the request, so that waits as well.
    const theirs = hold && !isAccepted ? sidesOf(contact).theirs : after.theirs;
    await storeSides(trx, contact, { mine: after.mine, theirs }, now);
    if (isAccepted) await startContact(trx, contact, now);
    if (!isAccepted) await forgetRefused(trx, contact);
    const messageState = hold ? "waiting" : arrives ? "sent" : "withheld";
    await storeMessage(
      trx,
      contact,
      { text, key, state: messageState, copies: hold?.copies ?? null },
      services,
    );
    return {
      status: 201,
      body: { state: isAccepted ? "accepted" : "asked", id, isWaiting: hold !== null },
    };
  });
}

/** A request that is made anew takes the place of the one that was not sent. */
async function forgetRefused(trx: Queries, { id, mine }: LockedContact): Promise<void> {
  await trx
    .deleteFrom("messages")
    .where("contact_id", "=", id)
    .where("author_id", "=", mine.member_id)
    .where("state", "=", "refused")
    .execute();
}

/** Why a member cannot ask; null where they can. */
export async function findRefusal(
  db: Queries,
  { writer, mine }: { writer: Reader; mine: { blocked_at: Date | null } },
): Promise<AskRefusal | null> {
  if (writer.silencedUntil) return { reason: "silenced", until: writer.silencedUntil.toISOString() };
  if (mine.blocked_at) return { reason: "blocked" };
  const { count } = await db
    .selectFrom("contact_sides")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("member_id", "=", writer.id)
    .where("state", "=", "asked")
    .executeTakeFirstOrThrow();
  return count < mostOpenRequests[writer.isNew ? "new" : "other"] ? null : { reason: "open-requests" };
}
