/** The errors of form fields; keys of the texts `forms.errors`. */
export const formErrors = [
  "FieldMandatory",
  "FieldTooLong",
  "FileEmpty",
  "FileExpired",
  "FileMandatory",
  "FileNameTooLong",
  "FileMislabelled",
  "FileTooBig",
  "FileTypeForbidden",
  "InvalidAmount",
  "InvalidEmail",
  "InvalidPhoneNumber",
  "InvalidPlace",
] as const;
export type FormError = (typeof formErrors)[number];

/** The form error of a schema message. Schemas cannot translate, so their messages are keys. */
export function readFormError(message: string | undefined): FormError | undefined {
  return formErrors.find((error) => error === message);
}
