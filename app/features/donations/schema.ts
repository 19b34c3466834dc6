import { z } from "zod";
import { emailField } from "~/utils/email-field";
import type { FormError } from "~/utils/form-errors";
import { readPostcode } from "~/utils/postcode";
import { longestOfGifts as longest, type Purpose, payMethods } from "../../../services/giving/contract";

const message = (error: FormError) => error;
const filled = (length: number) =>
  z
    .string(message("FieldMandatory"))
    .overwrite((text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim())
    .max(length, message("FieldTooLong"));
const line = (length: number) => filled(length).default("");

const postcode = line(20).transform((text, context) => {
  if (text === "") return "";
  const found = readPostcode(text);
  if (found === null) context.addIssue({ code: "custom", message: message("InvalidPostcode") });
  return found ?? z.NEVER;
});

/** What a gift is for, as the form asks it. */
const goals = ["country", "action", "region", "memory"] as const satisfies readonly Purpose["kind"][];

/** Who gives, and what for. Conform leaves out empty fields. */
export const detailsSchema = z.object({
  name: filled(longest.name).min(1, message("FieldMandatory")),
  email: emailField,
  street: line(longest.street),
  postcode,
  city: line(longest.city),
  message: z.string().trim().max(longest.message, message("FieldTooLong")).default(""),
  goal: z.enum(goals).default("country"),
  region: line(80),
  memory: line(longest.memory),
});

/** The last step. `order` holds what the page showed, encrypted, whatever other tabs did since. */
export const paymentSchema = z.object({
  order: z.string().max(20_000).default(""),
  method: z.enum(payMethods, message("FieldMandatory")),
  mandate: z.literal("on").optional(),
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
  code: z.string().max(200).default(""),
  amount: z.string(message("FieldMandatory")).max(30, message("InvalidAmount")),
});
