import { decryptMessage, encryptCopy, type MessageCopy } from "../../inbox/message-encryption";
import { isSeenBy, shownText } from "../../inbox/shown-message";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { selectAuthor } from "../author";

/** Messages before and after a reported one that moderators read too. */
const mostAround = 5;

/** A message that a member received, with their contact; null for any other. */
export async function findReceived(db: Queries, id: string, memberId: string) {
  const row = await db
    .selectFrom("messages")
    .innerJoin("contact_sides", (join) =>
      join
        .onRef("contact_sides.contact_id", "=", "messages.contact_id")
        .on("contact_sides.member_id", "=", memberId),
    )
    .select(["messages.id", "messages.contact_id", "messages.text", "messages.number", "author_id"])
    .select(["recipient_id", "messages.sent_at", "public_id", "contact_sides.state as side"])
    .select(selectAuthor("messages.author_id").as("author"))
    .where("messages.id", "=", id)
    .where("recipient_id", "=", memberId)
    .where("messages.state", "=", "sent")
    .executeTakeFirst();
  return row ?? null;
}

type Received = NonNullable<Awaited<ReturnType<typeof findReceived>>>;

/** Keeps what moderators read of a reported message, whatever the two do with their contact. */
export async function keepCopy(trx: Queries, message: Received, services: Services): Promise<void> {
  const { id, author_id, recipient_id, sent_at } = message;
  const copy = encryptCopy(id, await copyOf(trx, message, services), services);
  await trx
    .insertInto("judged_messages")
    .values({
      message_id: id,
      author_id,
      recipient_id,
      copy,
      sent_at,
      state: "published",
      needs_look: true,
    })
    .onConflict((conflict) => conflict.column("message_id").doUpdateSet({ copy, needs_look: true }))
    .execute();
}

async function copyOf(trx: Queries, message: Received, services: Services): Promise<MessageCopy> {
  const before = await listAround(trx, message, "before");
  const after = await listAround(trx, message, "after");
  return {
    text: decryptMessage(message, services),
    around: [...before.toReversed(), ...after].map((row) => ({
      isAuthor: row.author_id === message.author_id,
      at: row.sent_at.toISOString(),
      text: shownText(row, services),
    })),
    place: before.length,
  };
}

/** The nearest first, of those that who reports sees. */
function listAround(trx: Queries, { contact_id, number, recipient_id }: Received, side: "before" | "after") {
  return trx
    .selectFrom("messages")
    .select(["id", "contact_id", "author_id", "text", "state", "sent_at"])
    .where("contact_id", "=", contact_id)
    .where("number", side === "before" ? "<" : ">", number)
    .where(isSeenBy(recipient_id))
    .orderBy("number", side === "before" ? "desc" : "asc")
    .limit(mostAround)
    .execute();
}
