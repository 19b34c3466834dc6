import { z } from "zod";
import type { FormError } from "./form-errors";

const message = (error: FormError) => error;

/** Longest address that mail knows (RFC 5321). */
const emailMaxLength = 254;

// A local part, an at sign and a dotted domain.
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Spaces are stripped; a visitor sees the first error in this order. */
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
