import { z } from "zod";
import { relationships } from "../accounts/contract";
import * as s from "../community/schemas";
import { operation } from "../platform/contract";
import { address, contactId, longestOfInbox, person, silenced, someText, tooSoon } from "./schemas";

/*
 * A contact is what two members have with each other: a request, and once it is accepted, messages. Its id is random,
 * and the same for both. What one of them may not know (declined, blocked) is in no answer to them.
 */

const { id, username, moment } = s;

/** How a contact stands for the viewer. A request that was declined stays 'asked' for who made it. */
const standing = z.discriminatedUnion("state", [
  z.object({ state: z.literal("none") }),
  z.object({
    state: z.literal("asked"),
    id: contactId,
    at: moment,
    /** Whether a moderator looks at it before it is sent. */
    isWaiting: z.boolean(),
  }),
  z.object({
    state: z.literal("invited"),
    id: contactId,
    at: moment,
    /** Null where a moderator removed it. */
    text: z.string().nullable(),
    /** Of the message with the text, to report it. */
    message: id,
  }),
  z.object({ state: z.literal("accepted"), id: contactId }),
]);
export type Standing = z.output<typeof standing>;

/** Why the viewer cannot ask: silenced, who blocked the other has to undo that first, or too many open requests. */
const askRefusal = z.discriminatedUnion("reason", [
  silenced,
  z.object({ reason: z.enum(["blocked", "open-requests"]) }),
]);
export type AskRefusal = z.output<typeof askRefusal>;
const contactLists = s.paging.extend({
  contacts: z.array(
    z.object({
      id: contactId,
      person,
      /** Where the other shares it. */
      relationship: z.enum(relationships).nullable(),
    }),
  ),
  asked: z.array(z.object({ id: contactId, person, at: moment, isWaiting: z.boolean() })),
  blocked: z.array(z.object({ person, at: moment })),
});
/** A page of contacts by name, and the newest of those who were asked or blocked. */
export type ContactLists = z.output<typeof contactLists>;

export const contactsContract = {
  contactWith: operation({
    method: "GET",
    path: `${address}/members/{username}`,
    summary: "How a contact stands, for the page of a profile.",
    member: true,
    input: z.object({ username }),
    responses: {
      200: {
        description: "The contact.",
        body: z.object({
          standing,
          /** Whether the viewer blocked the other. */
          isBlocked: z.boolean(),
          /** Null where the viewer may ask; it says nothing where a request or a contact stands. */
          cannotAsk: askRefusal.nullable(),
        }),
      },
      /** Also for the viewer themselves. */
      404: s.missing,
    },
  }),
  askContact: operation({
    method: "POST",
    path: `${address}/members/{username}/requests`,
    summary: "Asks for contact. Where the other had asked too, they have contact at once.",
    member: true,
    input: z.object({ username, text: someText(longestOfInbox.request), key: s.submissionKey }),
    responses: {
      201: {
        description: "Stored, now or by an earlier call with the same key.",
        body: z.object({ state: z.enum(["asked", "accepted"]), id: contactId, isWaiting: z.boolean() }),
      },
      404: s.missing,
      409: {
        description: "Not stored: a rule forbids it, or there is a request or a contact ('already').",
        body: z.discriminatedUnion("reason", [
          ...askRefusal.options,
          z.object({ reason: z.literal("already") }),
        ]),
      },
      429: tooSoon,
    },
  }),
  withdrawRequest: operation({
    method: "DELETE",
    path: `${address}/requests/{id}`,
    summary: "Takes an own request back.",
    member: true,
    input: z.object({ id: contactId }),
    responses: { 200: s.done, 404: s.missing },
  }),
  answerRequest: operation({
    method: "POST",
    path: `${address}/requests/{id}`,
    summary: "Accepts a request, or declines it: who asked does not hear of that.",
    member: true,
    input: z.object({ id: contactId, answer: z.enum(["accept", "decline"]) }),
    responses: { 200: s.done, 404: s.missing },
  }),
  setBlock: operation({
    method: "PUT",
    path: `${address}/members/{username}/block`,
    summary: "Blocks a member or ends that: no requests and no messages.",
    member: true,
    input: z.object({ username, blocks: z.boolean() }),
    responses: { 200: s.done, 404: s.missing },
  }),
  removeContact: operation({
    method: "DELETE",
    path: `${address}/contacts/{id}`,
    summary: "Removes a contact with all messages, for both.",
    member: true,
    input: z.object({ id: contactId }),
    responses: { 200: s.done, 404: s.missing },
  }),
  contacts: operation({
    method: "GET",
    path: `${address}/contacts`,
    summary: "With whom the member has contact, by name; whom they asked, and whom they blocked.",
    member: true,
    input: z.object({ page: s.page }),
    responses: {
      200: {
        description: "A page of contacts, and the newest 50 of the others, whatever the page.",
        body: contactLists,
      },
    },
  }),
};
