import { z } from "zod";
import type { FormError } from "~/utils/form-errors";

const message = (error: FormError) => error;

/** Longest address that mail knows (RFC 5321). */
const emailMaxLength = 254;

// Spec 002, section 5: a local part, an at sign and a dotted domain.
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Spaces are stripped as typed; the order of the errors is that of the specification. */
export const emailField = z
  .string({ error: message("FieldMandatory") })
  .transform((value) => value.replace(/\s+/g, ""))
  .pipe(
    z
      .string(message("FieldMandatory"))
      .min(1, message("FieldMandatory"))
      .max(emailMaxLength, { error: message("FieldTooLong"), abort: true })
      .regex(emailPattern, message("InvalidEmail")),
  );

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
