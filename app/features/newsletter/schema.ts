import { z } from "zod";
import { emailField } from "~/utils/email-field";

/** Limits what is stored of a robot's input. */
const honeypotMaxLength = 500;

/** An ISO 8601 timestamp, or empty: an invalid timestamp never rejects a sign-up. */
const timeStamp = z.iso.datetime({ offset: true }).optional().catch(undefined);

/** Fields of a mailing's form; an invalid value never rejects a sign-up. */
const mailingValue = z.string().trim().max(200).optional().catch(undefined);

export const newsletterSchema = z.object({
  email: emailField,
  rendered: timeStamp,
  path: z
    .string()
    .regex(/^\/[^\s?#]*$/)
    .max(200)
    .catch("/nieuwsbrief"),
  formId: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional()
    .catch(undefined),
  runid: mailingValue,
  "score sdv": mailingValue,
  honeypot: z
    .string()
    .transform((value) => value.slice(0, honeypotMaxLength))
    .catch("")
    .default(""),
});
