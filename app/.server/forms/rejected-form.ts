import type { Submission } from "@conform-to/react";
import { type FormError, readFormError } from "~/utils/form-errors";
import { secretFields } from "~/utils/secret-fields";

/** A posted form with values of any type. */
export type AnySubmission = Submission<unknown, string[]>;

/** A form that is rendered again: what was typed except secrets, and the first error of each field. */
export interface RejectedForm {
  values: Record<string, string[]>;
  errors: Record<string, FormError>;
  /** The form was posted from another browser, or after its session ended: nothing was done with it. */
  isForeign: boolean;
}

/** The state of a rejected form. @param added errors by field that the schema cannot find */
export function rejectedForm(
  submission: AnySubmission,
  added: Partial<Record<string, FormError>> = {},
): RejectedForm {
  const { initialValue, error } = submission.reply();
  const posted = initialValue ?? {};
  const errors = { ...firstErrors(error ?? {}), ...withoutAbsent(added) };
  return { values: valuesOf(posted), errors: withSecretsAgain(posted, errors), isForeign: false };
}

/** The state of a form whose token is not of this browser. */
export function foreignForm(submission: AnySubmission): RejectedForm {
  return { values: valuesOf(submission.reply().initialValue ?? {}), errors: {}, isForeign: true };
}

function firstErrors(error: Record<string, string[] | null>): Record<string, FormError> {
  return withoutAbsent(
    Object.fromEntries(
      Object.entries(error).map(([field, messages]) => [field, readFormError(messages?.[0])]),
    ),
  );
}

function valuesOf(posted: Record<string, unknown>): Record<string, string[]> {
  const shown = Object.entries(posted).filter(([name]) => !secretFields.includes(name));
  return Object.fromEntries(
    shown.map(([name, value]) => [name, [value].flat().filter((text) => typeof text === "string")]),
  );
}

/** Secrets that were right have to be typed again too, as they are never rendered back. */
function withSecretsAgain(
  posted: Record<string, unknown>,
  errors: Record<string, FormError>,
): Record<string, FormError> {
  if (Object.keys(errors).length === 0 || secretFields.some((name) => errors[name])) return errors;
  const emptied = secretFields.filter((name) => posted[name] !== undefined);
  return { ...errors, ...Object.fromEntries(emptied.map((name) => [name, "PasswordAgain" as const])) };
}

function withoutAbsent(errors: Partial<Record<string, FormError>>): Record<string, FormError> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, error]) => (error ? [[field, error] as const] : [])),
  );
}
