import { z } from "zod";
import { documentText, isEmptyDocument } from "../../app/fields/document/document-text";
import { memberDocument, textDocument } from "../../app/fields/document/schema";
import { message } from "../../app/utils/form-errors";

/** The longest of what members write, in letters. */
export const longest = {
  conversationTitle: 120,
  conversation: 10_000,
  reaction: 5_000,
  quote: 300,
  blogTitle: 80,
  blogIntroduction: 500,
  entryTitle: 120,
  entry: 20_000,
};

/** How many reactions of their own, and answers to each of them, a page has. */
export const reactionsOnPage = 20;
export const mostAnswers = 20;
export const itemsOnPage = 20;
/** Older items are found by topic or by search, so that no page costs more than another. */
export const lastPage = 200;

export const postStates = ["draft", "waiting", "published", "hidden", "removed"] as const;
export type PostState = (typeof postStates)[number];
/** States of a reaction in the database: `withheld` is shown to its writer alone, as if it were published, or taken away. */
export type ReactionState = Exclude<PostState, "draft"> | "withheld";

/** What a viewer may do with what is shown. */
export const acts = [
  "react",
  "answer",
  "edit",
  "remove",
  "follow",
  "close",
  "reopen",
  "pin",
  "unpin",
  "move",
  "report",
  "judge",
] as const;
export type Act = (typeof acts)[number];

export const id = z.string().regex(/^\d{1,18}$/);
export const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);
export const username = z.string().max(40);
/** Of a page of a list; later ones than the last are answered with the last. */
export const anyPage = z.coerce.number<number | string>().int().min(1).max(999_999_999);
export const page = anyPage.default(1);
/** Of a submission. What was stored with the key before is answered again, and nothing is stored twice. */
export const submissionKey = z.string().regex(/^[\w-]{16,100}$/);
/** The version of a text that the writer saw. */
export const version = z.int().min(1);
export const moment = z.iso.datetime();
const nothing = z.strictObject({});

/** A text of a member. @param length in letters, without what formats them */
export const writtenText = (length: number) =>
  memberDocument
    .refine((document) => documentText(document).length <= length, message("FieldTooLong"))
    .refine((document) => !isEmptyDocument(document), message("FieldMandatory"));

/** A text of a draft, which may be empty. */
export const draftText = (length: number) =>
  memberDocument.refine((document) => documentText(document).length <= length, message("FieldTooLong"));

export const shownText = textDocument;

/** Who wrote something; null for a member who left ('Anoniem lid'). */
export const author = z
  .object({
    username: z.string(),
    /** Whether the viewer sees a photo; visitors never do. */
    hasPhoto: z.boolean(),
    isModerator: z.boolean(),
    /** Whether it is the viewer. */
    isYou: z.boolean(),
  })
  .nullable();
export type Author = z.output<typeof author>;

export const paging = z.object({ page: z.int(), pageCount: z.int() });

export const link = z.object({ id, slug: z.string(), title: z.string() });
export type ThreadLink = z.output<typeof link>;

/** Who took a text away. */
const removal = z.object({
  by: z.enum(["author", "moderator"]),
  /** The rule of conduct, where a moderator did. */
  rule: z.string().nullable(),
});

const placed = {
  id,
  author,
  at: moment,
  /** When the writer changed it last. */
  editedAt: moment.nullable(),
  version,
  acts: z.array(z.enum(acts)),
};

const answerBody = z.object({
  ...placed,
  /** Of others only what is published is shown, and that something was hidden or removed. */
  state: z.enum(["waiting", "published", "hidden", "removed"]),
  /** Null where it is hidden or removed. */
  document: shownText.nullable(),
  removal: removal.nullable(),
  quote: z
    .object({
      reaction: id,
      /** Null where the quoted reaction is not shown any more. */
      words: z.string().nullable(),
      /** Null where its writer left. */
      username: z.string().nullable(),
    })
    .nullable(),
  /** Whether the viewer did not see it on an earlier visit. */
  isNew: z.boolean(),
});
export type ShownAnswer = z.output<typeof answerBody>;

const reactionBody = answerBody.extend({
  /** The page that it always stands on. */
  page: z.int(),
  answers: z.array(answerBody),
});
export type ShownReaction = z.output<typeof reactionBody>;

export const post = z.object(placed);

/** The reactions below a conversation or an entry. */
export const reactionPage = paging.extend({
  count: z.int(),
  reactions: z.array(reactionBody),
  /** Of the viewer alone, in no page until a moderator looked at them. */
  waiting: z.array(answerBody.extend({ answersTo: id.nullable() })),
  /** Null where the viewer saw all, or never opened it, or is a visitor. */
  firstUnread: z.object({ reaction: id, page: z.int() }).nullable(),
});
export type ReactionPage = z.output<typeof reactionPage>;

/** Which reactions are asked for: a page, the page with a reaction, or the page with the first unread one. */
export const reactionChoice = {
  page,
  reaction: id.optional(),
  unread: z.enum(["true"]).optional(),
};

/** Why a text was not stored. It is the caller's to hand it back. */
const refusals = [
  /** A word of the list. */
  "words",
  /** More links than a post may have. */
  "links",
  /** More than a member may write on the first day. */
  "first-day",
  /** Closed, hidden or removed meanwhile. */
  "closed",
  /** The reaction that is answered was hidden or removed meanwhile. */
  "gone",
  /** The reaction has as many answers as it can have. */
  "full",
  /** A moderator silenced the member for a time. */
  "silenced",
  /** A date in the future. */
  "date",
  /** An entry, while the member has no blog. */
  "no-blog",
] as const;

export const refused = {
  description: "Not stored: a rule forbids it.",
  body: z.object({
    reason: z.enum(refusals),
    /** Until when, of `first-day` and `silenced`. */
    until: moment.nullable(),
    /** The words that are refused. */
    words: z.array(z.string()),
  }),
};
export type Refused = z.output<(typeof refused)["body"]>;

/** A rule, or another version than the writer saw. */
export const refusedOrChanged = {
  description: "Not stored: a rule forbids it, or somebody changed it meanwhile.",
  body: z.union([
    refused.body,
    z.object({
      reason: z.literal("changed"),
      /** What is stored now. */
      stored: z.object({ version, title: z.string(), document: shownText }),
    }),
  ]),
};

export const tooSoon = {
  description: "Too soon after the post before; nothing was stored.",
  body: z.object({ retryAfterSeconds: z.int().positive() }),
};
export const closedForVisitors = {
  description: "For members only.",
  body: z.object({ reason: z.literal("members") }),
};
export const missing = { description: "There is none, or not for this member.", body: nothing };
export const gone = {
  description: "It was hidden until a moderator looks at it, or removed.",
  body: z.object({ state: z.enum(["hidden", "removed"]) }),
};
/** Stored, and to be seen unless it waits for a moderator. */
export const stored = {
  description: "Stored, now or by an earlier call with the same key.",
  body: z.object({
    id,
    slug: z.string(),
    state: z.enum(["draft", "waiting", "published", "hidden", "removed"]),
  }),
};
export const storedReaction = {
  description: "Stored, now or by an earlier call with the same key.",
  body: z.object({
    id,
    state: z.enum(["waiting", "published", "hidden", "removed"]),
    /** The page that it stands on; null while it waits. */
    page: z.int().nullable(),
  }),
};
export const done = { description: "Done, or it was so already.", body: nothing };
