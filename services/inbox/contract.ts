import { contactsContract } from "./contacts-contract";
import { messagesContract } from "./messages-contract";

export type { AskRefusal, ContactLists, Standing } from "./contacts-contract";
export type {
  ContactCard,
  ContactRequest,
  Draft,
  FoundMessage,
  Message,
  WriteRefusal,
} from "./messages-contract";
/** The longest texts, and how far is counted what is unread. */
export { longestOfInbox, mostCounted, type Person } from "./schemas";

/** The operations of contacts and their messages. */
export const inboxContract = { ...contactsContract, ...messagesContract };
