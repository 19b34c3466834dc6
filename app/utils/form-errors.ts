/** The errors of form fields; keys of the texts `forms.errors`. */
export const formErrors = [
  "AgeNotConfirmed",
  "AmountTooHigh",
  "AmountTooLow",
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
  "FutureDay",
  "InvalidAmount",
  "InvalidDay",
  "InvalidEmail",
  "InvalidPhoneNumber",
  "InvalidPlace",
  "InvalidPostcode",
  "InvalidUsername",
  "InvalidYear",
  "MandateMissing",
  "MethodRefused",
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
  "StandingAmountTooHigh",
  "TermsNotAccepted",
  "TextUnreadable",
  "TooManyWords",
  "TooYoung",
  "UsernameReserved",
  "UsernameTaken",
] as const;
export type FormError = (typeof formErrors)[number];

/** Errors whose text does not say what to do; `forms.advice` does, at the field. */
export const advisedErrors = [
  "AgeNotConfirmed",
  "EmailTaken",
  "FieldMandatory",
  "FieldTooLong",
  "FileNameTooLong",
  "FileTooBig",
  "InvalidEmail",
  "InvalidPhoneNumber",
  "PasswordMismatch",
  "TermsNotAccepted",
] as const satisfies readonly FormError[];

/** The message of a schema that fails with this error; its type rejects texts that are no form error. */
export const message = (error: FormError): FormError => error;

/**
 * The form error of a schema message. Schemas cannot translate, so their messages are keys. A message of zod itself is
 * of what no browser sends, such as a field twice: it counts as not filled in, so that no form fails without an error.
 */
export function readFormError(message: string | undefined): FormError | undefined {
  if (message === undefined) return undefined;
  return formErrors.find((error) => error === message) ?? "FieldMandatory";
}
