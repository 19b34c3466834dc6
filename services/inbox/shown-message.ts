import { type RawBuilder, sql } from "kysely";
import { oneLine, truncate } from "../../app/utils/text";
import type { Services } from "../platform/services";
import { decryptMessage } from "./message-encryption";
import type { MessageState } from "./tables";

interface StoredMessage {
  id: string;
  contact_id: string;
  text: Buffer;
  state: MessageState;
}

/** The text of a message; null where a moderator hid or removed it. */
export function shownText(message: StoredMessage, services: Services): string | null {
  return message.state === "hidden" || message.state === "removed" ? null : decryptMessage(message, services);
}

/** Whether a member sees a message that has its place: of the other, not what did not arrive. */
export function isSeenBy(memberId: string | RawBuilder<string>) {
  return sql<boolean>`messages.number is not null
    and (messages.state <> 'withheld' or messages.author_id = ${memberId}::uuid)`;
}

/** The place of the newest message that a member sees, in a query of sides; 0 where there is none. */
export function selectNewest(memberId: string | RawBuilder<string>) {
  return sql<number>`coalesce((
    select messages.number from messages
    where messages.contact_id = contact_sides.contact_id and ${isSeenBy(memberId)}
    order by messages.number desc limit 1
  ), 0)`;
}

/** The beginning of a text, on one line. */
export function startOf(text: string): string {
  return truncate(oneLine(text), startLength);
}

const startLength = 120;
