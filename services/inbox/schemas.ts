import { z } from "zod";
import { message } from "../../app/utils/form-errors";
import { normalisedText } from "../../app/utils/plain-text";
import { moment } from "../community/schemas";

/** The longest of what members write to each other, in letters; a line break is one. */
export const longestOfInbox = { request: 1_000, message: 4_000 };

export const messagesOnPage = 20;

/** Counts of what is unread go no further, so that they cost the same in any inbox. */
export const mostCounted = 100;

/** In how many of the newest messages of a member words are searched. */
export const searchedMessages = 2_000;

/** Of a contact: random, so that nobody guesses one. Any other is answered as if there were no contact. */
export const contactId = z.string().regex(/^[\w-]{1,64}$/);

/** A plain text in paragraphs. @param length the most letters */
export const textOf = (length: number) =>
  z.string().overwrite(normalisedText).max(length, message("FieldTooLong"));
export const someText = (length: number) => textOf(length).min(1, message("FieldMandatory"));

/** The path that those of all operations begin with. */
export const address = "/api/v1/inbox";

/** The other member. */
export const person = z.object({
  username: z.string(),
  /** Whether the viewer sees a photo. */
  hasPhoto: z.boolean(),
  isModerator: z.boolean(),
});
export type Person = z.output<typeof person>;

export const silenced = z.object({ reason: z.literal("silenced"), until: moment });

export const tooSoon = {
  description: "Too many in a short time; nothing was stored.",
  body: z.object({ retryAfterSeconds: z.int().positive() }),
};
