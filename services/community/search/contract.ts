import { z } from "zod";
import { operation } from "../../platform/contract";
import * as s from "../schemas";

/** What texts are of: a reaction belongs to its conversation or entry. */
export const textKinds = ["conversation", "entry", "blog"] as const;
export type TextKind = (typeof textKinds)[number];

/** What a search finds, in the order of its page. */
export const foundKinds = ["group", ...textKinds] as const;
export type FoundKind = (typeof foundKinds)[number];

const longestSearch = 200;

/** A text in parts, for the words of the search to be marked. */
const marked = z.array(z.object({ text: z.string(), hit: z.boolean() }));
export type MarkedText = z.output<typeof marked>;

const found = { title: marked, excerpt: marked };
const thread = {
  ...found,
  id: s.id,
  slug: z.string(),
  author: s.author,
  at: s.moment,
  /** The reaction that matches best, with its page; null where it is the text itself. */
  reaction: z.object({ id: s.id, page: z.int() }).nullable(),
};

const result = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("group"), ...found, slug: s.slug, isPublic: z.boolean() }),
  z.object({ kind: z.literal("conversation"), ...thread, group: z.string() }),
  z.object({ kind: z.literal("entry"), ...thread, blog: z.string() }),
  z.object({ kind: z.literal("blog"), ...found, username: s.username }),
]);
export type FoundResult = z.output<typeof result>;

export const searchContract = {
  searchCommunity: operation({
    // What people look for stays out of addresses, which servers log.
    method: "POST",
    reads: true,
    path: "/api/v1/community/search",
    summary:
      "Groups, conversations, entries and public blogs with the words, as far as the viewer may read them.",
    member: "optional",
    input: z.object({
      words: z.string().max(longestSearch),
      /** Without one, the best of each kind. */
      kind: z.enum(foundKinds).nullable(),
      page: s.page,
    }),
    responses: {
      200: {
        description: "What was found. At most some hundreds of the newest texts are compared.",
        body: s.paging.extend({
          /** Whether the words as they were typed were found, all of them; else others like them, or some. */
          isExact: z.boolean(),
          /** Each kind in the order of the page, without the kinds of which nothing was found. */
          kinds: z.array(
            z.object({
              kind: z.enum(foundKinds),
              count: z.int(),
              /** Whether there may be more than were counted. */
              isMore: z.boolean(),
              /** Of the kind that was asked for a page, else the best; none of the others. */
              results: z.array(result),
            }),
          ),
        }),
      },
    },
  }),
};
