import { z } from "zod";
import { emailField } from "~/utils/email-field";
import { message } from "~/utils/form-errors";
import { optionalLine, optionalPostcode, requiredLine } from "~/utils/line-field";
import { normalisedText } from "~/utils/plain-text";
import { longestOfGifts as longest, payMethods } from "../../../services/giving/contract";

/** Who gives. */
export const detailsSchema = z.object({
  name: requiredLine(longest.name),
  email: emailField,
  street: optionalLine(longest.street),
  postcode: optionalPostcode,
  city: optionalLine(longest.city),
  message: z.string().overwrite(normalisedText).max(longest.message, message("FieldTooLong")).default(""),
});

/** What a gift is for. The fields of the other choices are posted too, and do not count. */
export const wishSchema = z.discriminatedUnion("goal", [
  z.object({ goal: z.literal("country").default("country") }),
  z.object({ goal: z.literal("action") }),
  z.object({ goal: z.literal("region"), region: requiredLine(80) }),
  z.object({ goal: z.literal("memory"), memory: requiredLine(longest.memory) }),
]);
export type Wish = z.output<typeof wishSchema>;

/** The last step. `order` holds what the page showed, encrypted, whatever other tabs did since. */
export const paymentSchema = z.object({
  order: z.string().max(20_000).default(""),
  method: z.enum(payMethods, message("FieldMandatory")),
  /** The version of the words that are agreed to, as the page showed them. */
  mandate: z.string().optional(),
});

/** Another try to pay a gift. */
export const againSchema = z.object({
  code: z.string().max(200).default(""),
  method: z.enum(payMethods).nullable().default(null),
});

/** What is done with a monthly or yearly gift, by the link in a mail. */
export const manageSchema = z.object({
  code: z.string().max(200).default(""),
  act: z.enum(["amount", "pause", "resume", "stop"], message("FieldMandatory")),
});

export const linkRequestSchema = z.object({ email: emailField });

export const newAmountSchema = z.object({
  code: z.string().regex(/^[\w-]{43}$/),
  amount: z.string(message("FieldMandatory")).max(30, message("InvalidAmount")),
});
