import { z } from "zod";
import { operation } from "../../platform/contract";
import { memberDeskRoles } from "../../staff/contract";
import { refusedToStaff } from "../moderation/schemas";
import { listedWordsOf } from "./listed-words";

/** What the list does with a text that has one of its words: it is handed back, or waits for a moderator. */
export const wordKinds = ["refuse", "review"] as const;
export type WordKind = (typeof wordKinds)[number];

/** The longest word, in letters, and the most words at once. */
const longestWord = 50;
export const mostWords = 500;

/** A single word in any spelling, as the list stores it. */
export const listedWord = z
  .string()
  .max(200)
  .overwrite((typed) => listedWordsOf(typed).join(" "))
  .regex(/^[^ ]+$/)
  .max(longestWord);

const path = "/api/v1/community/moderation/words";
const search = z.string().max(200).default("");
const words = z.array(listedWord).min(1).max(mostWords);

export const wordsContract = {
  listedWords: operation({
    method: "GET",
    path,
    summary: "The words of the list in alphabetical order, 200 at a time.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({
      kind: z.enum(["", ...wordKinds]).default(""),
      /** A part of a word. */
      search,
      /** The last word of the page before. */
      after: search,
    }),
    responses: {
      200: {
        description: "The words.",
        body: z.object({
          words: z.array(z.object({ word: z.string(), kind: z.enum(wordKinds) })),
          hasMore: z.boolean(),
        }),
      },
      403: refusedToStaff,
    },
  }),
  listWords: operation({
    method: "POST",
    path,
    summary: "Puts words on the list, or on its other part. It is written to the log, without the words.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ kind: z.enum(wordKinds), words }),
    responses: {
      200: {
        description: "How many are new, came from the other part, and stood there.",
        body: z.object({ added: z.int(), moved: z.int(), known: z.int() }),
      },
      403: refusedToStaff,
    },
  }),
  unlistWords: operation({
    method: "POST",
    path: `${path}/removal`,
    summary: "Takes words off the list. It is written to the log, without the words.",
    member: true,
    roles: memberDeskRoles,
    input: z.object({ words }),
    responses: {
      200: { description: "How many stood there.", body: z.object({ removed: z.int() }) },
      403: refusedToStaff,
    },
  }),
};
