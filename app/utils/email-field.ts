import { z } from "zod";
import type { FormError } from "./form-errors";

const message = (error: FormError) => error;

/** The maximum length of a mail address (RFC 5321). */
const emailMaxLength = 254;

// A local part, an at sign and a dotted domain.
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** A mail address without whitespace; the first failing rule is the error. */
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
