/** The errors of form fields; keys of the texts `forms.errors`. */
export const formErrors = [
  "AgeNotConfirmed",
  "CodeWrong",
  "ConsentMissing",
  "EmailTaken",
  "FieldMandatory",
  "FieldTooLong",
  "FileEmpty",
  "FileExpired",
  "FileMandatory",
  "FileMislabelled",
  "FileNameTooLong",
  "FileTooBig",
  "FileTypeForbidden",
  "InvalidAmount",
  "InvalidEmail",
  "InvalidPhoneNumber",
  "InvalidPlace",
  "InvalidUsername",
  "InvalidYear",
  "NotOneWord",
  "PasswordAgain",
  "PasswordCapital",
  "PasswordCommon",
  "PasswordDigit",
  "PasswordIsName",
  "PasswordLowercase",
  "PasswordMismatch",
  "PasswordTooLong",
  "PasswordTooShort",
  "PasswordWrong",
  "PhotoTooBig",
  "PhotoTypeForbidden",
  "PurposeMissing",
  "TermsNotAccepted",
  "TextUnreadable",
  "TooManyWords",
  "TooYoung",
  "UsernameReserved",
  "UsernameTaken",
] as const;
export type FormError = (typeof formErrors)[number];

/** The form error of a schema message. Schemas cannot translate, so their messages are keys. */
export function readFormError(message: string | undefined): FormError | undefined {
  return formErrors.find((error) => error === message);
}
