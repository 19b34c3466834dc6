/** The errors of forms, by their keys in the translation set (spec 002, section 8). */
export const formErrors = [
  "FieldMandatory",
  "FieldTooLong",
  "FileExpired",
  "FileMandatory",
  // The wire and the specification say 'FilNameTooLong'.
  "FileNameTooLong",
  "FileTooBig",
  "FileTypeForbidden",
  "InvalidAmount",
  "InvalidEmail",
  "InvalidPhoneNumber",
  "InvalidPlace",
] as const;
export type FormError = (typeof formErrors)[number];

/** Schemas are constants and cannot translate: their messages are keys, read back here. */
export function readFormError(message: string | undefined): FormError | undefined {
  return formErrors.find((error) => error === message);
}
