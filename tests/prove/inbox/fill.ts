import { randomUUID } from "node:crypto";
import type { Client } from "pg";
import { hourMs } from "~/utils/durations";
import { itemsOnPage } from "../../../services/community/schemas";
import { encryptMessage } from "../../../services/inbox/message-encryption";
import { messagesOnPage } from "../../../services/inbox/schemas";
import type { KeyRing } from "../../../services/platform/key-ring";
import { copyRows, table, type Value } from "../copy-rows";
import { membersTable, sessionsTable } from "../people-rows";

export interface Size {
  /** Conversations of the member with the large inbox. */
  conversations: number;
  /** Messages in the long conversation. */
  messages: number;
}

/** A member who opens an inbox and a conversation. */
export interface Reader {
  session: string;
  /** The contact whose messages are read. */
  contact: string;
}

/** Whose inbox is small, whose is large, and who has a conversation that is long. */
export type Readers = Record<"small" | "large" | "long", Reader>;

interface Contact {
  id: number;
  publicId: string;
  sides: [string, string];
  messages: number;
}

/** Its list fills a page, and its conversations the two pages that a visit shows. */
const small = { conversations: itemsOnPage + 1, messages: 2 * messagesOnPage };
const texts = [
  "Dank je wel voor je bericht. Bij ons gaat het vandaag beter dan gisteren.",
  "Heb je al gebeld met de casemanager? Die hielp ons aan een plek op de dagbehandeling.",
  "Zullen we volgende week samen wandelen?",
];

/** Fills migrated tables that are empty. @param client of a superuser @param keys those of the site */
export async function fillInbox(
  { client, keys, folder }: { client: Client; keys: KeyRing; folder: string },
  size: Size,
): Promise<Readers> {
  const now = new Date();
  const [few, many, long] = [randomUUID(), randomUUID(), randomUUID()];
  const readers = [few, many, long];
  const others = Array.from({ length: size.conversations }, () => randomUUID());
  const contacts: Contact[] = [];
  function addContact(one: string, index: number, messages: number): Contact {
    const other = others[index] ?? "";
    const sides: [string, string] = one < other ? [one, other] : [other, one];
    const contact = { id: contacts.length + 1, publicId: randomUUID(), sides, messages };
    contacts.push(contact);
    return contact;
  }
  const addContacts = (one: string, count: number) =>
    Array.from({ length: count }, (_, index) => addContact(one, index, small.messages)).at(-1)?.publicId ??
    "";
  const contactOf = {
    small: addContacts(few, small.conversations),
    large: addContacts(many, size.conversations),
    long: addContact(long, 0, size.messages).publicId,
  };
  const sessions = readers.map((member, index) => ({ member, secret: `sessie-van-lezer-${index}` }));
  await copyRows(
    client,
    [
      membersTable([...readers, ...others], { joined: new Date(now.getTime() - 10_000 * hourMs), now }),
      sessionsTable(sessions, now),
      table(
        "contacts",
        ["id", "first_id", "second_id", "last_number"],
        contacts.map(({ id, sides, messages }) => [id, ...sides, messages]),
      ),
      table(
        "contact_sides",
        ["contact_id", "public_id", "member_id", "other_id", "state", "state_at", "newest_at"],
        sideRows(contacts, now),
      ),
      table(
        "messages",
        ["id", "contact_id", "author_id", "recipient_id", "text", "state", "number", "submission", "sent_at"],
        messageRows(contacts, keys, now),
      ),
    ],
    folder,
  );
  const [first, second, third] = sessions.map(({ secret }) => secret);
  return {
    small: { session: first ?? "", contact: contactOf.small },
    large: { session: second ?? "", contact: contactOf.large },
    long: { session: third ?? "", contact: contactOf.long },
  };
}

/** The later contacts are the newer ones. */
const newestAt = (id: number, contacts: readonly Contact[], now: Date) =>
  new Date(now.getTime() - (contacts.length - id) * 1000);

function* sideRows(contacts: readonly Contact[], now: Date): Generator<Value[]> {
  for (const { id, publicId, sides } of contacts) {
    const [first, second] = sides;
    const at = newestAt(id, contacts, now);
    yield [id, publicId, first, second, "accepted", at, at];
    yield [id, publicId, second, first, "accepted", at, at];
  }
}

function* messageRows(contacts: readonly Contact[], messageKeys: KeyRing, now: Date): Generator<Value[]> {
  let id = 0;
  for (const { id: contactId, sides, messages } of contacts)
    for (let number = 1; number <= messages; number += 1) {
      id += 1;
      const text = texts[id % texts.length] ?? "";
      const encrypted = encryptMessage({ contact_id: String(contactId), id: String(id) }, text, {
        messageKeys,
      });
      const authors = number % 2 === 0 ? sides : sides.toReversed();
      const at = new Date(newestAt(contactId, contacts, now).getTime() - (messages - number) * 60_000);
      yield [id, contactId, ...authors, encrypted, "sent", number, `gevuld-${id}`, at];
    }
}
