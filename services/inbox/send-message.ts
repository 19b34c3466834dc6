import type { AnswerTo, InputOf } from "../platform/contract";
import type { SessionMember } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { inboxContract } from "./contract";
import { readDraft } from "./drafts";
import { findSubmitted } from "./find-submitted";
import { findHold } from "./hold";
import { lockContact } from "./lock-contact";
import { encryptDraft } from "./message-encryption";
import { whyNotWrite } from "./messages";
import { findWait } from "./pace";
import { pageOf, storeMessage } from "./store-message";

type Send = (typeof inboxContract)["sendMessage"];
type Keep = (typeof inboxContract)["keepDraft"];

/** Sends a message. One to who blocked the writer is stored, and does not arrive. */
export async function sendMessage(
  { input, member }: { input: InputOf<Send>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Send>> {
  return services.db.transaction().execute(async (trx): Promise<AnswerTo<Send>> => {
    const contact = await lockContact(trx, member, { contact: input.id }, services);
    if (contact?.mine.state !== "accepted") return { status: 404, body: {} };
    const { mine, theirs, writer } = contact;
    const known = await findSubmitted(trx, contact, input.key);
    if (known) return { status: 201, body: stored(known) };
    const refusal = whyNotWrite({ isBlocked: mine.blocked_at !== null, silencedUntil: writer.silencedUntil });
    if (refusal) return { status: 409, body: refusal };
    const wait = await findWait(trx, writer, services.now());
    if (wait !== null) return { status: 429, body: { retryAfterSeconds: wait } };
    const { text, key } = input;
    const hold = await findHold(trx, writer, { contactId: contact.id, text }, services);
    const state = hold ? "waiting" : theirs.blocked_at ? "withheld" : "sent";
    const message = await storeMessage(
      trx,
      contact,
      { text, key, state, copies: hold?.copies ?? null },
      services,
    );
    const draft = readDraft(mine, services);
    const isDraftSent = draft?.text === text || draft?.version === input.draft;
    await trx
      .updateTable("contact_sides")
      .set({ draft: isDraftSent ? null : mine.draft, ...(!hold && { newest_at: services.now() }) })
      .where("contact_id", "=", contact.id)
      .where("member_id", "=", member.id)
      .execute();
    return { status: 201, body: stored(message) };
  });
}

function stored({ id, number }: { id: string; number: number | null }) {
  return { id, isWaiting: number === null, page: number === null ? null : pageOf(number) };
}

/** Keeps what a member began to write. */
export async function keepDraft(
  { input: { id, text }, member }: { input: InputOf<Keep>; member: SessionMember },
  services: Services,
): Promise<AnswerTo<Keep>> {
  const { db } = services;
  // The draft is encrypted for its row, so that is found first.
  const place = await db
    .selectFrom("contact_sides")
    .select(["contact_id", "member_id"])
    .where("public_id", "=", id)
    .where("member_id", "=", member.id)
    .executeTakeFirst();
  if (!place) return { status: 404, body: {} };
  const kept = await db
    .updateTable("contact_sides")
    .set({ draft: text === "" ? null : encryptDraft(place, text, services) })
    .where("contact_id", "=", place.contact_id)
    .where("member_id", "=", place.member_id)
    .where("state", "=", "accepted")
    .returning("contact_id")
    .executeTakeFirst();
  return kept ? { status: 200, body: {} } : { status: 404, body: {} };
}
