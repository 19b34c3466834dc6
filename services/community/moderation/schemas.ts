import { z } from "zod";
import { message } from "../../../app/utils/form-errors";
import { normalisedText } from "../../../app/utils/plain-text";
import * as s from "../schemas";

/** The longest of what is written about posts, in letters. */
export const longestOfModeration = {
  report: 1_000,
  decision: 1_000,
  objection: 2_000,
  answer: 1_000,
  note: 1_000,
};

/** How long an author can object, as the Digital Services Act asks. */
export const objectionMonths = 6;

export const postKinds = ["conversation", "entry", "reaction", "message", "blog"] as const;
export type PostKind = (typeof postKinds)[number];

/** Why somebody reports a post. */
export const reportReasons = ["unkind", "private-data", "advertising", "worried", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What a moderator does with a post. To publish one that is published already is to let it stand. */
export const decisionKinds = ["publish", "hide", "restore", "remove"] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What a decision does to the author. */
export const sanctions = ["none", "warn", "silence"] as const;
export type Sanction = (typeof sanctions)[number];
export const silenceDays = [1, 7, 30] as const;

/** How many rules of conduct there are to cite, from 1. */
export const ruleCount = 10;

export const place = { kind: z.enum(postKinds), id: s.id };
export const rule = z.int().min(1).max(ruleCount);

/** What somebody explains, in paragraphs. */
export const words = (length: number) =>
  z.string().overwrite(normalisedText).max(length, message("FieldTooLong"));
export const someWords = (length: number) => words(length).min(1, message("FieldMandatory"));

/** The conversation or entry of a post. */
export const thread = s.link.extend({ kind: z.enum(["conversation", "entry"]) });

/** What a blog is called and is about. */
export const blogText = z.object({ title: z.string(), introduction: z.string(), username: z.string() });

const answer = z.object({
  at: s.moment,
  /** The moderator; null where they left. */
  by: z.string().nullable(),
  isGranted: z.boolean(),
  words: z.string(),
});

export const decision = z.object({
  id: s.id,
  at: s.moment,
  kind: z.enum(decisionKinds),
  /** How the post stood before. */
  stateBefore: z.enum(["waiting", "published", "hidden", "removed"]),
  /** Whether it was hidden since several members reported it. */
  isAutomatic: z.boolean(),
  /** The moderator; null for an automatic one, and where they left. */
  by: z.string().nullable(),
  rule: rule.nullable(),
  words: z.string(),
  sanction: z.enum(sanctions),
  /** Of a silence. */
  days: z.int().nullable(),
  objection: z.object({ at: s.moment, words: z.string(), answer: answer.nullable() }).nullable(),
});
export type Decision = z.output<typeof decision>;

const report = z.object({
  at: s.moment,
  /** Null for a visitor. */
  by: z.string().nullable(),
  reason: z.enum(reportReasons),
  words: z.string(),
});

/** What moderators know of a member. */
export const record = z.object({
  username: z.string(),
  joinedAt: s.moment,
  publishedCount: z.int(),
  silencedUntil: s.moment.nullable(),
  removed: z.int(),
  warned: z.int(),
  silenced: z.int(),
  notes: z.int(),
});
export type MemberRecord = z.output<typeof record>;

const aroundMessage = z.object({ isAuthor: z.boolean(), at: s.moment, text: z.string().nullable() });

/** A message as moderators see it. */
const judgedMessage = z.object({
  /** Null where the other left. */
  to: z.string().nullable(),
  /** To how many others the writer sent the same text, where it waits for that. */
  copies: z.int().nullable(),
  /** Only where one message was asked for, which is written to the log; null once it is not kept any more. */
  words: z
    .object({
      text: z.string(),
      /** At most five of both members before and after a reported one; null texts were hidden or removed. */
      before: z.array(aroundMessage),
      after: z.array(aroundMessage),
    })
    .nullable(),
});

/** A post as moderators see it. */
export const judgedPost = z.object({
  ...place,
  /** Null for a message and a blog. */
  thread: thread.nullable(),
  /** Null for other posts. */
  message: judgedMessage.nullable(),
  /** Null for other posts. */
  blog: blogText.nullable(),
  /** Of the reactions; null for the text of a thread, and for a reaction that waits. */
  page: z.int().nullable(),
  at: s.moment,
  editedAt: s.moment.nullable(),
  version: s.version,
  state: z.enum(["waiting", "published", "hidden", "removed"]),
  /** Whether it stands in the queue. */
  isQueued: z.boolean(),
  /** Null where the writer took it away, and for a message and a blog. */
  document: s.shownText.nullable(),
  /** Null where the writer left. */
  author: record.nullable(),
  /** That nothing was decided about yet. */
  reports: z.array(report),
  /** The last decision of a moderator, which the next one has to know. */
  lastDecision: decision.nullable(),
  /** The decision whose objection waits for an answer: until then only that answer restores the post. */
  objectedDecision: s.id.nullable(),
  /** What the caller may decide. */
  decisions: z.array(z.enum(decisionKinds)),
  /** Whether the caller may warn or silence the writer. */
  canSanction: z.boolean(),
});
export type JudgedPost = z.output<typeof judgedPost>;

export const refusedToStaff = {
  description: "Not a role that may do this, or the session was not opened with the second factor.",
  body: z.object({ reason: z.enum(["role", "second-factor"]) }),
};

/** The place of a decision in a list; empty for the newest. */
export const before = z
  .string()
  .regex(/^\d{0,18}$/)
  .default("");

/** A decision with the post that it was about, which may be gone. */
export const decided = z.object({
  decision,
  title: z.string(),
  /** The thread of a message and of a blog is null. */
  post: z.object({ ...place, thread: thread.nullable(), page: z.int().nullable() }).nullable(),
  postKind: z.enum(postKinds),
});
