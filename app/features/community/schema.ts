import { z } from "zod";
import { typedDocument } from "~/fields/document/typed-document";
import { requiredLine } from "~/utils/line-field";
import { communityContract as contract, longest } from "../../../services/community/contract";

export const longestReaction = longest.reaction;

const box = z.boolean().default(false);

/** Differs for each form that is shown, so that the same words can be sent again later: see `storeOnce`. */
export const sending = z.string().max(100).default("");
const version = z.coerce.number<string>().int().min(1);

/** What a button of a form does with the text. */
const send = z.enum(["place", "preview"]).catch("place");

export const reactionSchema = z.object({
  act: send,
  text: typedDocument({ maxLength: longestReaction, required: true }),
  follow: box,
  sending,
});

const conversationFields = {
  title: requiredLine(longest.conversationTitle),
  topic: z
    .string()
    .max(60)
    .default("")
    .transform((slug) => slug || null),
  text: typedDocument({ maxLength: longest.conversation, required: true }),
};

export const conversationSchema = z.object({
  act: send,
  ...conversationFields,
  follow: box,
  sending,
});

export const changedConversationSchema = z.object({ act: send, ...conversationFields, version });

export const changedReactionSchema = z.object({
  act: send,
  text: typedDocument({ maxLength: longestReaction, required: true }),
  version,
});

export const followSchema = z.object({ follows: z.enum(["true", "false"]) });

/** The id of a reaction in the query of a page; null where it is none. */
export function readReactionId(value: string | null): string | null {
  return contract.ownReaction.input.safeParse({ id: value }).data?.id ?? null;
}
