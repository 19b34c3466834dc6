import { z } from "zod";
import { noInput, operation } from "../../platform/contract";
import { memberDeskRoles } from "../../staff/contract";
import * as s from "../schemas";
import * as m from "./schemas";

const { before, longestOfModeration: longest, place } = m;
const desk = "/api/v1/community/moderation";
const post = "posts/{kind}/{id}";
/** A place in the queue. */
const cursor = z
  .string()
  .regex(/^[01]_\d{1,15}_(blog|conversation|entry|message|reaction)_\d{1,18}$/)
  .or(z.literal(""));
const decidedByStaff = m.decided.extend({ author: z.string().nullable() });
const note = z.object({ id: s.id, at: s.moment, by: z.string().nullable(), words: z.string() });

/** What moderators do. */
export const deskContract = {
  moderationQueue: operation({
    method: "GET",
    path: `${desk}/queue`,
    summary: "Posts to look at: worries about somebody first, then the oldest, 20 at a time.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ after: cursor.default("") }),
    responses: {
      200: {
        description: "The posts.",
        body: z.object({
          posts: z.array(m.judgedPost),
          /** The place of the last one, where there are more. */
          next: z.string().nullable(),
          objectionCount: z.int(),
        }),
      },
      403: m.refusedToStaff,
    },
  }),
  judgedPost: operation({
    method: "GET",
    path: `${desk}/${post}`,
    summary: "A post with all that was reported and decided. Reading a message is written to the log.",
    member: true,
    roles: memberDeskRoles,
    input: z.object(place),
    responses: {
      200: {
        description: "The post.",
        body: m.judgedPost.extend({ earlier: z.array(m.decision) }),
      },
      403: m.refusedToStaff,
      404: s.missing,
    },
  }),
  decideOnPost: operation({
    method: "POST",
    path: `${desk}/${post}/decisions`,
    summary: "Decides about a post. It is written to the log, and author and reporters hear of it.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({
      ...place,
      /** What the moderator read: the version of the text, and the last decision. */
      seen: z.object({ version: s.version, decision: s.id.nullable() }),
      decision: z.enum(m.decisionKinds),
      sanction: z.enum(m.sanctions),
      /** Of a silence. */
      days: z.literal(m.silenceDays).nullable(),
      /** With words for the author, of all but publishing and restoring without a sanction. */
      rule: m.rule.nullable(),
      words: m.words(longest.decision),
    }),
    responses: {
      200: {
        description: "Done.",
        body: z.object({ thread: m.thread.nullable(), state: z.enum(["published", "hidden", "removed"]) }),
      },
      403: m.refusedToStaff,
      404: s.missing,
      409: {
        description: "Nothing was done: a rule forbids it, or somebody was faster.",
        body: z.object({
          reason: z.enum([
            /** The author changed the text. */
            "changed",
            /** Another moderator decided, or the post does not stand as it did. */
            "decided",
            /** An objection waits for an answer, which is what restores the post. */
            "objected",
            /** A rule or words are missing. */
            "reason",
            /** It is the moderator's own post, or sanctions are for an administrator here. */
            "not-yours",
          ]),
        }),
      },
    },
  }),
  decidedPosts: operation({
    method: "GET",
    path: `${desk}/decisions`,
    summary: "What was decided, the newest first, 20 at a time.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ before }),
    responses: {
      200: {
        description: "The decisions.",
        body: z.object({ decisions: z.array(decidedByStaff), hasMore: z.boolean() }),
      },
      403: m.refusedToStaff,
    },
  }),
  objections: operation({
    method: "GET",
    path: `${desk}/objections`,
    summary: "Objections without an answer, the oldest first, at most 50.",
    member: true,
    roles: memberDeskRoles,
    input: noInput,
    responses: {
      200: {
        description: "The objections.",
        body: z.object({
          objections: z.array(decidedByStaff.extend({ canAnswer: z.boolean() })),
        }),
      },
      403: m.refusedToStaff,
    },
  }),
  answerObjection: operation({
    method: "POST",
    path: `${desk}/objections/{id}`,
    summary: "Answers an objection, once and not by who decided. Granted, it undoes the decision.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ id: s.id, isGranted: z.boolean(), words: m.someWords(longest.answer) }),
    responses: {
      200: {
        description: "Done.",
        body: z.object({ postKind: z.enum(m.postKinds), thread: m.thread.nullable() }),
      },
      403: m.refusedToStaff,
      404: s.missing,
      409: {
        description: "Nothing was done.",
        body: z.object({ reason: z.enum(["answered", "not-yours"]) }),
      },
    },
  }),
  moderatedMember: operation({
    method: "GET",
    path: `${desk}/members/{username}`,
    summary: "What moderators know of a member, with what they decided and noted.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ username: s.username }),
    responses: {
      200: {
        description: "The member.",
        body: z.object({
          record: m.record,
          canSanction: z.boolean(),
          decisions: z.array(m.decided),
          notes: z.array(note),
        }),
      },
      403: m.refusedToStaff,
      404: s.missing,
    },
  }),
  noteAboutMember: operation({
    method: "POST",
    path: `${desk}/members/{username}/notes`,
    summary: "Notes something about a member, for moderators only.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ username: s.username, words: m.someWords(longest.note) }),
    responses: { 200: s.done, 403: m.refusedToStaff, 404: s.missing },
  }),
  endSilence: operation({
    method: "DELETE",
    path: `${desk}/members/{username}/silence`,
    summary:
      "Has a silenced member write again; of staff, by an administrator only. It is written to the log.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ username: s.username }),
    responses: { 200: s.done, 403: m.refusedToStaff, 404: s.missing },
  }),
};
