import { z } from "zod";
import { emailField } from "~/utils/email-field";
import type { FormError } from "~/utils/form-errors";
import {
  dementiaForms,
  passwordField,
  passwordLength,
  phases,
  relationships,
  usernameField,
} from "../../../services/accounts/contract";

const message = (error: FormError) => error;

/** A ticked box; `error` is shown where it has to be ticked. */
const ticked = (error: FormError) => z.boolean(message(error));
const box = z.boolean().default(false);
const token = z.string().max(200).default("");
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

/** The rule that both passwords are the same, which holds whatever else is wrong with the form. */
const sameTwice = {
  path: ["repeat"],
  error: message("PasswordMismatch"),
  when: ({ value }: { value: unknown }) =>
    z.object({ password: z.string(), repeat: z.string() }).safeParse(value).success,
};
const isSameTwice = ({ password, repeat }: { password: string; repeat: string }) => password === repeat;

export const registerSchema = z
  .object({
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
    token,
  })
  .refine(isSameTwice, sameTwice)
  .refine(
    ({ relationship, forms, phase, healthConsent }) =>
      healthConsent || (!relationship && !phase && forms.length === 0),
    { path: ["healthConsent"], error: message("ConsentMissing"), when: () => true },
  );

export const logInSchema = z.object({
  email: z.string(message("FieldMandatory")).max(320, message("FieldTooLong")),
  password: typedPassword,
  remember: box,
  terug: z.string().max(2000).default(""),
  token,
});

export const emailSchema = z.object({ email: emailField, token });
export const linkSchema = z.object({ code, token });
export const newPasswordSchema = z.object({ ...newPassword, code, token }).refine(isSameTwice, sameTwice);
export const changePasswordSchema = z
  .object({ current: typedPassword, ...newPassword, token })
  .refine(isSameTwice, sameTwice);
export const changeEmailSchema = z.object({ email: emailField, password: typedPassword, token });
export const logOutSchema = z.object({ token });
