import { z } from "zod";
import { noInput, operation } from "../platform/contract";
import * as s from "./schemas";

const target = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("thread"), id: s.id }),
  z.object({ kind: z.literal("topic"), group: s.slug, topic: s.slug }),
  z.object({ kind: z.literal("blog"), username: s.username }),
]);
export type FollowTarget = z.output<typeof target>;

/** What somebody follows, with the last thing that happened to it. */
const followed = z.discriminatedUnion("kind", [
  s.link.extend({
    kind: z.enum(["conversation", "entry"]),
    newsAt: s.moment.nullable(),
    isUnread: z.boolean(),
  }),
  z.object({
    kind: z.literal("topic"),
    group: z.object({ slug: s.slug, title: z.string() }),
    topic: z.object({ slug: s.slug, title: z.string() }),
    newsAt: s.moment.nullable(),
  }),
  z.object({ kind: z.literal("blog"), username: z.string(), title: z.string(), newsAt: s.moment.nullable() }),
]);
export type Followed = z.output<typeof followed>;

export const followsContract = {
  setFollow: operation({
    method: "PUT",
    path: "/api/v1/community/follows",
    summary: "Follows a conversation, an entry, a topic or a blog, or stops.",
    member: true,
    input: z.object({ target, follows: z.boolean() }),
    responses: { 200: s.done, 404: s.missing },
  }),
  followed: operation({
    method: "GET",
    path: "/api/v1/community/follows",
    summary: "What the member follows, the last news first; at most 100.",
    member: true,
    input: noInput,
    responses: {
      200: { description: "What is followed.", body: z.object({ followed: z.array(followed) }) },
    },
  }),
};
