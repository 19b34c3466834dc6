import { z } from "zod";
import { emailMaxLength, isEmailAddress } from "./email-address";
import { message } from "./form-errors";
import { withoutUnseen } from "./plain-text";

/** A mail address without what is unseen in it; the first failing rule is the error. */
export const emailField = z
  .string({ error: message("FieldMandatory") })
  .transform(withoutUnseen)
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
  .transform((value) => withoutUnseen(value) || null)
  .pipe(emailField.nullable());
