import { z } from "zod";
import { emailMaxLength, isEmailAddress } from "./email-address";
import { message } from "./form-errors";

/** A mail address without whitespace; the first failing rule is the error. */
export const emailField = z
  .string({ error: message("FieldMandatory") })
  .transform((value) => value.replace(/\s+/g, ""))
  .pipe(
    z
      .string(message("FieldMandatory"))
      .min(1, message("FieldMandatory"))
      .max(emailMaxLength, { error: message("FieldTooLong"), abort: true })
      .refine(isEmailAddress, message("InvalidEmail")),
  );

/** The same where it may be empty: then null. */
export const optionalEmail = z
  .string()
  .default("")
  .transform((value) => value.trim() || null)
  .pipe(emailField.nullable());
