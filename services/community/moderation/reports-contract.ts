import { z } from "zod";
import { emailField } from "../../../app/utils/email-field";
import { contactId } from "../../inbox/schemas";
import { operation } from "../../platform/contract";
import * as s from "../schemas";
import * as m from "./schemas";

const { longestOfModeration: longest, place } = m;
const address = "/api/v1/community";
const post = "posts/{kind}/{id}";

/** What members and visitors do: report a post, and object to a decision about their own. */
export const reportsContract = {
  reportedPost: operation({
    method: "GET",
    path: `${address}/${post}`,
    summary: "A post that the viewer may report, to show above the form. A message only who received it.",
    member: "optional",
    input: z.object(place),
    responses: {
      200: {
        description: "The post.",
        body: z.object({
          ...place,
          /** Null for a message and a blog. */
          thread: m.thread.nullable(),
          page: z.int().nullable(),
          author: s.author,
          at: s.moment,
          editedAt: s.moment.nullable(),
          /** Null for a message and a blog. */
          document: s.shownText.nullable(),
          /** Null for other posts. */
          blog: m.blogText.nullable(),
          /** Null for other posts. */
          message: z
            .object({
              text: z.string(),
              /** Where the two write to each other; null while it is a request. */
              contact: contactId.nullable(),
            })
            .nullable(),
        }),
      },
      403: s.closedForVisitors,
      404: s.missing,
      410: s.gone,
    },
  }),
  reportPost: operation({
    method: "POST",
    path: `${address}/${post}/reports`,
    summary: "Reports a post to the moderators. Of one member the last report of a post counts.",
    member: "optional",
    input: z.object({
      ...place,
      reason: z.enum(m.reportReasons),
      words: m.words(longest.report),
      /** Of a visitor who wants to hear what was done; members hear it anyway. */
      email: emailField.nullable(),
      key: s.submissionKey,
    }),
    responses: {
      201: {
        description: "Reported, now or by an earlier call with the same key.",
        body: z.object({
          /** Null for a message and a blog. */
          thread: m.thread.nullable(),
          /** Whether the post is hidden now, until a moderator looks at it. */
          isHidden: z.boolean(),
        }),
      },
      403: s.closedForVisitors,
      404: s.missing,
      410: s.gone,
      429: {
        description: "Too many reports; nothing was stored.",
        body: z.object({ retryAfterSeconds: z.int().positive() }),
      },
    },
  }),
  ownDecisions: operation({
    method: "GET",
    path: `${address}/decisions`,
    summary: "What was decided about posts of the member, the newest first.",
    member: true,
    input: z.object({ before: m.before }),
    responses: {
      200: {
        description: "At most 20 decisions.",
        body: z.object({
          decisions: z.array(
            m.decided.extend({
              canObject: z.boolean(),
              /** Of a message that was not sent: it is handed back, as long as it is kept. */
              text: z.string().nullable(),
            }),
          ),
          hasMore: z.boolean(),
        }),
      },
    },
  }),
  objectToDecision: operation({
    method: "POST",
    path: `${address}/decisions/{id}/objection`,
    summary: "Objects to a decision about an own post, once.",
    member: true,
    input: z.object({ id: s.id, words: m.someWords(longest.objection) }),
    responses: {
      200: s.done,
      404: s.missing,
      409: { description: "There is an objection, or it is too late.", body: z.strictObject({}) },
    },
  }),
};
