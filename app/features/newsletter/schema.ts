import { z } from "zod";
import { emailField } from "~/utils/email-field";
import { hiddenFields } from "~/utils/hidden-fields";

/** Fields of a mailing's form; an invalid value never rejects a sign-up. */
const mailingValue = z.string().trim().max(200).optional().catch(undefined);

export const newsletterSchema = z.object({
  email: emailField,
  rendered: hiddenFields.rendered,
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
  honeypot: hiddenFields.honeypot,
});
