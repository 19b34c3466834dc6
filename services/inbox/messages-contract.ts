import { z } from "zod";
import { requiredLine } from "../../app/utils/line-field";
import * as s from "../community/schemas";
import { operation } from "../platform/contract";
import { address, contactId, longestOfInbox, person, silenced, someText, textOf, tooSoon } from "./schemas";

const { id, moment } = s;

/** Why the viewer cannot write: silenced, or they blocked the other. */
const writeRefusal = z.discriminatedUnion("reason", [silenced, z.object({ reason: z.literal("blocked") })]);
export type WriteRefusal = z.output<typeof writeRefusal>;

const request = z.object({
  id: contactId,
  person,
  at: moment,
  /** Null where a moderator removed it. */
  text: z.string().nullable(),
  /** Of the message with the text, to report it. */
  message: id,
});
export type ContactRequest = z.output<typeof request>;

/** A contact in the list of messages. */
const contactCard = z.object({
  id: contactId,
  person,
  /** Messages of the other that the viewer did not see; `mostCounted` and more count as that. */
  unreadCount: z.int(),
  /** Whether the other accepted the request of the viewer, who has not opened the contact yet. */
  isNew: z.boolean(),
  isBlocked: z.boolean(),
  hasDraft: z.boolean(),
  /** Null where nothing was sent yet, as the messages wait for a moderator. */
  newest: z
    .object({
      at: moment,
      isYours: z.boolean(),
      /** The beginning, on one line; null where a moderator removed the message. */
      start: z.string().nullable(),
    })
    .nullable(),
});
export type ContactCard = z.output<typeof contactCard>;

const message = z.object({
  id,
  isYours: z.boolean(),
  at: moment,
  /** Null where a moderator removed it. */
  text: z.string().nullable(),
  /** Whether it is of the other, and the viewer did not see it on an earlier visit. */
  isNew: z.boolean(),
  /** The page that it always stands on. */
  page: z.int(),
  canReport: z.boolean(),
});
export type Message = z.output<typeof message>;

const draft = z.object({
  text: z.string(),
  /** By which a form says with which draft it was shown. */
  version: z.string(),
});
export type Draft = z.output<typeof draft>;

const found = z.object({
  id: contactId,
  person,
  message: id,
  page: z.int(),
  at: moment,
  isYours: z.boolean(),
  /** On one line, around the first of the words. */
  excerpt: z.string(),
});
export type FoundMessage = z.output<typeof found>;

export const messagesContract = {
  inbox: operation({
    method: "GET",
    path: address,
    summary: "Requests to the member, and contacts with their newest message, the newest first.",
    member: true,
    input: z.object({ page: s.page }),
    responses: {
      200: {
        description: "A page of contacts, and the newest 20 requests, whatever the page.",
        body: s.paging.extend({
          contacts: z.array(contactCard),
          requests: z.array(request),
          /** Of all requests; at most `mostCounted`. */
          requestCount: z.int(),
        }),
      },
    },
  }),
  messages: operation({
    method: "GET",
    path: `${address}/contacts/{id}/messages`,
    summary:
      "A page of the messages of a contact, the oldest first. What the member was shown counts as read.",
    member: true,
    input: z.object({
      id: contactId,
      /** Without one: the last page, with the one before it. */
      page: s.anyPage.optional(),
      /** The page with this message. */
      message: id.optional(),
      /** 'no' where the member is shown no message. */
      marksRead: z.enum(["yes", "no"]).default("yes"),
    }),
    responses: {
      200: {
        description: "The messages.",
        body: s.paging.extend({
          id: contactId,
          person,
          /** Whether the viewer blocked the other. */
          isBlocked: z.boolean(),
          /** `page` is the first one that is shown. */
          messages: z.array(message),
          /** Of the viewer alone: what a moderator looks at before it is sent, the oldest first. */
          waiting: z.array(z.object({ id, at: moment, text: z.string() })),
          /** Null where the viewer saw all. */
          firstUnread: z.object({ message: id, page: z.int() }).nullable(),
          /** Grows with each message; `inboxNews` has it too. */
          newest: z.int(),
          draft: draft.nullable(),
          cannotWrite: writeRefusal.nullable(),
        }),
      },
      404: s.missing,
    },
  }),
  sendMessage: operation({
    method: "POST",
    path: `${address}/contacts/{id}/messages`,
    summary: "Sends a message, and forgets the draft that became it.",
    member: true,
    input: z.object({
      id: contactId,
      text: someText(longestOfInbox.message),
      key: s.submissionKey,
      /** The version of the draft that the form was shown with. Another one stays, unless it is the same text. */
      draft: z.string().max(100).default(""),
    }),
    responses: {
      201: {
        description: "Stored, now or by an earlier call with the same key.",
        body: z.object({
          id,
          /** Whether a moderator looks at it before it is sent. */
          isWaiting: z.boolean(),
          /** Null while it waits. */
          page: z.int().nullable(),
        }),
      },
      404: s.missing,
      409: { description: "Not stored: a rule forbids it.", body: writeRefusal },
      429: tooSoon,
    },
  }),
  keepDraft: operation({
    method: "PUT",
    path: `${address}/contacts/{id}/draft`,
    summary: "Keeps what the member began to write; an empty text forgets it.",
    member: true,
    input: z.object({ id: contactId, text: textOf(longestOfInbox.message) }),
    responses: { 200: s.done, 404: s.missing },
  }),
  searchInbox: operation({
    /** Not a GET: the words stand in no address. */
    method: "POST",
    reads: true,
    path: `${address}/search`,
    summary: "Searches names of contacts, and words in the newest messages of the member.",
    member: true,
    input: z.object({ words: requiredLine(100) }),
    responses: {
      200: {
        description: "At most 20 contacts and 20 messages, the newest first.",
        body: z.object({
          contacts: z.array(z.object({ id: contactId, person })),
          messages: z.array(found),
          /** Whether there are older messages in which was not searched. */
          isPartial: z.boolean(),
        }),
      },
    },
  }),
  inboxNews: operation({
    method: "GET",
    path: `${address}/news`,
    summary: "What is new, to ask every few seconds.",
    member: true,
    input: z.object({ contact: contactId.optional() }),
    responses: {
      200: {
        description: "How many contacts have unread messages, and how many requests there are.",
        body: z.object({
          /** At most `mostCounted` each. */
          unreadContacts: z.int(),
          requests: z.int(),
          /** Of the contact; null where there is none. */
          newest: z.int().nullable(),
        }),
      },
    },
  }),
};
