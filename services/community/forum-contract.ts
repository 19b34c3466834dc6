import { z } from "zod";
import { message } from "../../app/utils/form-errors";
import { optionalLine, requiredLine } from "../../app/utils/line-field";
import { noInput, operation } from "../platform/contract";
import { memberDeskRoles } from "../staff/contract";
import * as s from "./schemas";

const topic = z.object({ slug: s.slug, title: z.string() });
export type Topic = z.output<typeof topic>;

const groupLink = z.object({ slug: s.slug, title: z.string(), isPublic: z.boolean() });

export const group = groupLink.extend({
  introduction: z.string(),
  /** The name of an illustration. */
  picture: z.string().nullable(),
  lastReactionAt: s.moment.nullable(),
});
export type Group = z.output<typeof group>;

export const conversationCard = s.link.extend({
  group: groupLink,
  topic: topic.nullable(),
  author: s.author,
  at: s.moment,
  isClosed: z.boolean(),
  isPinned: z.boolean(),
  reactionCount: z.int(),
  /** Who began it and who reacted last, at most three. */
  people: z.array(s.author.unwrap()),
  /** The last reaction; null where there is none. */
  lastReaction: z.object({ at: s.moment, username: z.string().nullable() }).nullable(),
  /** Whether there are reactions after those that the member saw; false where they never opened it. */
  isUnread: z.boolean(),
});
export type ConversationCard = z.output<typeof conversationCard>;

const conversation = s.post.extend({
  ...s.link.shape,
  group: groupLink,
  topic: topic.nullable(),
  state: z.enum(["waiting", "published"]),
  /** Null where the writer took it away and the reactions stayed. */
  document: s.shownText.nullable(),
  /** With the words of the moderator who closed it. */
  closed: z.object({ at: s.moment, reason: z.string() }).nullable(),
  isPinned: z.boolean(),
  /** Whether the viewer follows it. */
  isFollowed: z.boolean(),
  /** Until when the viewer may not write; null where they may. */
  silencedUntil: s.moment.nullable(),
  reactions: s.reactionPage,
  /** Others in this group with news, of the same topic first. */
  more: z.array(s.link),
});
export type Conversation = z.output<typeof conversation>;

const { id, slug, page, submissionKey: key, version } = s;
const address = "/api/v1/community";
const reactionText = s.writtenText(s.longest.reaction);

export const forumContract = {
  groups: operation({
    method: "GET",
    path: `${address}/groups`,
    summary:
      "The groups of the forum with their topics, in the order of the site. Visitors see closed ones by name.",
    member: "optional",
    input: noInput,
    responses: {
      200: {
        description: "The groups.",
        body: z.object({ groups: z.array(group.extend({ topics: z.array(topic) })) }),
      },
    },
  }),
  latestConversations: operation({
    method: "GET",
    path: `${address}/conversations`,
    summary: "Conversations of all groups that the viewer may read, the last reaction first.",
    member: "optional",
    input: z.object({ page }),
    responses: {
      200: {
        description: "A page of conversations.",
        body: s.paging.extend({ conversations: z.array(conversationCard) }),
      },
    },
  }),
  group: operation({
    method: "GET",
    path: `${address}/groups/{slug}`,
    summary: "A group with its conversations: pinned ones first, then the last reaction first.",
    member: "optional",
    input: z.object({ slug, page, topic: slug.optional() }),
    responses: {
      200: {
        description: "The group and a page of its conversations.",
        body: s.paging.extend({
          group,
          topics: z.array(topic.extend({ isFollowed: z.boolean() })),
          conversations: z.array(conversationCard),
          /** Until when the viewer may start none; null where they may. */
          silencedUntil: s.moment.nullable(),
        }),
      },
      403: s.closedForVisitors,
      404: s.missing,
    },
  }),
  conversation: operation({
    method: "GET",
    path: `${address}/conversations/{id}`,
    summary: "A conversation with a page of its reactions. What a member was shown counts as read.",
    member: "optional",
    input: z.object({ id, ...s.reactionChoice }),
    responses: {
      200: { description: "The conversation.", body: conversation },
      403: s.closedForVisitors,
      404: s.missing,
      410: s.gone,
    },
  }),
  startConversation: operation({
    method: "POST",
    path: `${address}/groups/{group}/conversations`,
    summary: "Starts a conversation. That of a new member waits for a moderator.",
    member: true,
    input: z.object({
      group: slug,
      topic: slug.nullable(),
      title: requiredLine(s.longest.conversationTitle),
      document: s.writtenText(s.longest.conversation),
      /** Whether the member wants to hear of reactions. */
      follow: z.boolean(),
      key,
    }),
    responses: { 201: s.stored, 404: s.missing, 409: s.refused, 429: s.tooSoon },
  }),
  editConversation: operation({
    method: "PUT",
    path: `${address}/conversations/{id}`,
    summary: "Changes the title, topic and text of an own conversation.",
    member: true,
    input: z.object({
      id,
      version,
      topic: slug.nullable(),
      title: requiredLine(s.longest.conversationTitle),
      document: s.writtenText(s.longest.conversation),
    }),
    responses: { 200: s.stored, 404: s.missing, 409: s.refusedOrChanged },
  }),
  removeConversation: operation({
    method: "DELETE",
    path: `${address}/conversations/{id}`,
    summary: "Erases the text of an own conversation; without reactions, the whole conversation.",
    member: true,
    input: z.object({ id }),
    responses: { 200: s.done, 404: s.missing },
  }),
  moderateConversation: operation({
    method: "POST",
    path: `${address}/conversations/{id}/acts`,
    summary: "Closes, reopens, pins, unpins or moves a conversation. It is written to the log.",
    member: true,
    roles: memberDeskRoles,
    input: z
      .object({
        id,
        act: z.enum(["close", "reopen", "pin", "unpin", "move"]),
        /** Of `close`: what members read about it. */
        reason: optionalLine(300),
        /** Of `move`. */
        group: slug.nullable().default(null),
        topic: slug.nullable().default(null),
      })
      .refine(({ act, reason }) => act !== "close" || reason !== "", {
        path: ["reason"],
        error: message("FieldMandatory"),
      }),
    responses: {
      200: s.done,
      403: {
        description: "Not a role that may do this, or the session was not opened with the second factor.",
        body: z.object({ reason: z.enum(["role", "second-factor"]) }),
      },
      404: s.missing,
    },
  }),
  /** Of conversations and entries alike. */
  react: operation({
    method: "POST",
    path: `${address}/threads/{id}/reactions`,
    summary: "Reacts to a conversation or an entry, or answers a reaction. That of a new member waits.",
    member: true,
    input: z.object({
      id,
      /** The reaction that is answered; one level deep: an answer to an answer stands beside it. */
      answersTo: id.nullable(),
      /** Without words that it holds, its beginning is quoted. */
      quote: z.object({ reaction: id, words: z.string().max(s.longest.quote) }).nullable(),
      document: reactionText,
      follow: z.boolean(),
      key,
    }),
    responses: { 201: s.storedReaction, 404: s.missing, 409: s.refused, 429: s.tooSoon },
  }),
  ownReaction: operation({
    method: "GET",
    path: `${address}/reactions/{id}`,
    summary: "An own reaction, to change it or take it away, and where it stands.",
    member: true,
    input: z.object({ id }),
    responses: {
      200: {
        description: "The reaction.",
        body: z.object({
          id,
          version,
          document: s.shownText,
          page: z.int().nullable(),
          thread: s.link.extend({ kind: z.enum(["conversation", "entry"]) }),
          acts: z.array(z.enum(s.acts)),
        }),
      },
      404: s.missing,
    },
  }),
  editReaction: operation({
    method: "PUT",
    path: `${address}/reactions/{id}`,
    summary: "Changes an own reaction.",
    member: true,
    input: z.object({ id, version, document: reactionText }),
    responses: { 200: s.storedReaction, 404: s.missing, 409: s.refusedOrChanged },
  }),
  removeReaction: operation({
    method: "DELETE",
    path: `${address}/reactions/{id}`,
    summary: "Erases the text of an own reaction; its place and the answers to it stay.",
    member: true,
    input: z.object({ id }),
    responses: { 200: s.done, 404: s.missing },
  }),
};
