import { z } from "zod";
import { emailField } from "~/utils/email-field";
import { message } from "~/utils/form-errors";
import { optionalLine, optionalPostcode, requiredLine } from "~/utils/line-field";
import { normalisedText } from "~/utils/plain-text";
import { longestOfGifts as longest, type Purpose, payMethods } from "../../../services/giving/contract";

/** What a gift is for, as the form asks it. */
const goals = ["country", "action", "region", "memory"] as const satisfies readonly Purpose["kind"][];

/** Who gives, and what for. */
export const detailsSchema = z.object({
  name: requiredLine(longest.name),
  email: emailField,
  street: optionalLine(longest.street),
  postcode: optionalPostcode,
  city: optionalLine(longest.city),
  message: z.string().overwrite(normalisedText).max(longest.message, message("FieldTooLong")).default(""),
  goal: z.enum(goals).default("country"),
  region: optionalLine(80),
  memory: optionalLine(longest.memory),
});

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
