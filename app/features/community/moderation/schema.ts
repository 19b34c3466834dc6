import { z } from "zod";
import { emailField } from "~/utils/email-field";
import { message } from "~/utils/form-errors";
import { requiredLine } from "~/utils/line-field";
import { normalisedText } from "~/utils/plain-text";
import {
  decisionKinds,
  listedWord,
  longestOfModeration as longest,
  mostWords,
  reportReasons,
  ruleCount,
  type Sanction,
  silenceDays,
  wordKinds,
} from "../../../../services/community/contract";
import { sending } from "../schema";
import { typedWords } from "./words";

const words = (length: number) =>
  z.string().overwrite(normalisedText).max(length, message("FieldTooLong")).default("");
const someWords = (length: number) =>
  z
    .string(message("FieldMandatory"))
    .overwrite(normalisedText)
    .max(length, message("FieldTooLong"))
    .min(1, message("FieldMandatory"));

export const reportSchema = z.object({
  reason: z.enum(reportReasons, message("FieldMandatory")),
  words: words(longest.report),
  email: emailField.nullable().default(null),
  sending,
});

interface SanctionChoice {
  sanction: Sanction;
  days: (typeof silenceDays)[number] | null;
}

/** The choices of a sanction, by their names in the form. */
const sanctionChoices: Readonly<Record<string, SanctionChoice>> = {
  none: { sanction: "none", days: null },
  warn: { sanction: "warn", days: null },
  ...Object.fromEntries(
    silenceDays.map((days) => [`silence-${days}`, { sanction: "silence" as const, days }]),
  ),
};

export const decisionSchema = z.object({
  decision: z.enum(decisionKinds, message("FieldMandatory")),
  sanction: z
    .string()
    .default("none")
    .transform((name) => sanctionChoices[name] ?? { sanction: "none" as const, days: null }),
  rule: z.coerce.number<string>().int().min(1).max(ruleCount).nullable().default(null),
  words: words(longest.decision),
  /** What the moderator read. */
  version: z.coerce.number<string>().int().min(1),
  seen: z
    .string()
    .regex(/^\d{1,18}$/)
    .nullable()
    .default(null),
});

export const objectionSchema = z.object({
  id: z.string().regex(/^\d{1,18}$/),
  words: someWords(longest.objection),
});

export const answerSchema = z.object({
  id: z.string().regex(/^\d{1,18}$/),
  outcome: z.enum(["granted", "rejected"], message("FieldMandatory")),
  words: someWords(longest.answer),
});

export const noteSchema = z.object({ words: someWords(longest.note) });

/** Words typed below each other, as the list takes them. */
export const addWordsSchema = z.object({
  words: z
    .string(message("FieldMandatory"))
    .transform(typedWords)
    .pipe(
      z
        .array(z.string())
        .min(1, message("FieldMandatory"))
        .max(mostWords, message("TooManyWords"))
        .refine((lines) => lines.every((line) => listedWord.safeParse(line).success), message("NotOneWord")),
    ),
  kind: z.enum(wordKinds, message("FieldMandatory")),
});

export const removeWordsSchema = z.object({
  remove: z.array(listedWord).min(1, message("FieldMandatory")).max(mostWords),
});

export const actSchema = z.discriminatedUnion("moderate", [
  /** Members read why a conversation is closed. */
  z.object({ moderate: z.literal("close"), reason: requiredLine(300) }),
  z.object({ moderate: z.enum(["reopen", "pin", "unpin"]) }),
  /** The target is a group and a topic of it, with a slash between them. */
  z.object({
    moderate: z.literal("move"),
    target: z
      .string()
      .max(130)
      .default("")
      .transform((value) => value.split("/")),
  }),
]);
