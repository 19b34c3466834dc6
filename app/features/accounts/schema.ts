import { z } from "zod";
import { emailField } from "~/utils/email-field";
import { type FormError, message } from "~/utils/form-errors";
import {
  dementiaForms,
  passwordField,
  passwordLength,
  phases,
  relationships,
  usernameField,
} from "../../../services/accounts/contract";
import { missingHealthConsent } from "./health-consent";

/** A ticked box; `error` is shown where it has to be ticked. */
const ticked = (error: FormError) => z.boolean(message(error));
const box = z.boolean().default(false);
/** The page that the visitor came from. */
const terug = z.string().max(2000).default("").catch("");
/** The secret of a mailed link; what is not one is refused by the services like an old one. */
const code = z
  .string()
  .regex(/^[\w-]{43}$/)
  .catch("");
/** A password that is compared with the stored one. */
const typedPassword = z.string(message("FieldMandatory")).max(passwordLength.max, message("PasswordTooLong"));

const newPassword = {
  password: passwordField,
  repeat: z.string(message("FieldMandatory")),
};

/** Errors that depend on two fields. A form that has others too shows all of them. */
export function crossFieldErrors(
  typed: Readonly<Record<string, unknown>>,
): Partial<Record<string, FormError>> {
  const { password, repeat } = typed;
  return {
    ...(repeat !== undefined && password !== repeat && { repeat: "PasswordMismatch" as const }),
    ...missingHealthConsent(typed),
  };
}

export const registerSchema = z.object({
  email: emailField,
  ...newPassword,
  username: usernameField,
  /** A free name that was suggested; it takes the place of the typed one. */
  suggestion: usernameField.optional().catch(undefined),
  profileVisible: box,
  relationship: z.enum(relationships).optional().catch(undefined),
  forms: z.array(z.enum(dementiaForms)).default([]).catch([]),
  phase: z.enum(phases).optional().catch(undefined),
  healthConsent: box,
  adult: ticked("AgeNotConfirmed"),
  terms: ticked("TermsNotAccepted"),
  newsletter: box,
  terug,
});

export const logInSchema = z.object({
  email: z.string(message("FieldMandatory")).max(320, message("FieldTooLong")),
  password: typedPassword,
  remember: box,
  terug,
});

export const emailSchema = z.object({ email: emailField });
export const linkSchema = z.object({ code });
export const newPasswordSchema = z.object({ ...newPassword, code });
export const changePasswordSchema = z.object({ current: typedPassword, ...newPassword });
export const changeEmailSchema = z.object({ email: emailField, password: typedPassword });
export const ownPasswordSchema = z.object({ password: typedPassword });
