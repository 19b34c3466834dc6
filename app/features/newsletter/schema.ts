import { z } from "zod";
import { emailField } from "~/utils/email-field";

/** More of what a robot filled in tells nothing new. */
const honeypotMaxLength = 500;

/** A moment in ISO 8601, or nothing: a wrong time stamp never stops a visitor. */
const timeStamp = z.iso.datetime({ offset: true }).optional().catch(undefined);

/** Of a mailing's form (spec 002, section 3); a wrong one never stops a visitor. */
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
