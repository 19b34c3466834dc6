import { z } from "zod";
import type { Services } from "../platform/services";

type Keys = Pick<Services, "messageKeys">;

/* A text is encrypted for its place, so that nobody who writes in the database can move it to another one. */
const ofMessage = (contactId: string, id: string) => `message ${contactId} ${id}`;
const ofDraft = (contactId: string, memberId: string) => `draft ${contactId} ${memberId}`;
const ofCopy = (id: string) => `copy ${id}`;

interface MessagePlace {
  contact_id: string;
  id: string;
}

export function encryptMessage(
  { contact_id, id }: MessagePlace,
  text: string,
  { messageKeys }: Keys,
): Buffer {
  return messageKeys.encrypt(ofMessage(contact_id, id), text);
}

/** @throws Error where its key is unknown, or it was changed */
export function decryptMessage(
  { contact_id, id, text }: MessagePlace & { text: Buffer },
  { messageKeys }: Keys,
) {
  return messageKeys.decrypt(ofMessage(contact_id, id), text);
}

interface DraftPlace {
  contact_id: string;
  member_id: string;
}

export function encryptDraft(
  { contact_id, member_id }: DraftPlace,
  text: string,
  { messageKeys }: Keys,
): Buffer {
  return messageKeys.encrypt(ofDraft(contact_id, member_id), text);
}

/** @throws Error where its key is unknown, or it was changed */
export function decryptDraft(
  { contact_id, member_id, draft }: DraftPlace & { draft: Buffer },
  keys: Keys,
): string {
  return keys.messageKeys.decrypt(ofDraft(contact_id, member_id), draft);
}

const copy = z.object({
  text: z.string(),
  /** Of the same contact, the oldest first. Null texts are of messages that a moderator hid or removed. */
  around: z.array(z.object({ isAuthor: z.boolean(), at: z.iso.datetime(), text: z.string().nullable() })),
  /** How many of those came before it. */
  place: z.int().default(0),
});
/** What moderators see of a message. */
export type MessageCopy = z.output<typeof copy>;

export function encryptCopy(id: string, value: MessageCopy, { messageKeys }: Keys): Buffer {
  return messageKeys.encrypt(ofCopy(id), JSON.stringify(value));
}

/** @throws Error where its key is unknown, or it was changed */
export function decryptCopy(id: string, encrypted: Buffer, { messageKeys }: Keys): MessageCopy {
  return copy.parse(JSON.parse(messageKeys.decrypt(ofCopy(id), encrypted)));
}
