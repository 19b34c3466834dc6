import { expect, test } from "vitest";
import { sharedTexts } from "~/.server/i18n/nl/texts";
import { formErrors, readFormError } from "./form-errors";

// Every text ends with a full stop, except this one.
const ending = (error: string) => (error === "InvalidPhoneNumber" ? /^Ongeldig telefoonnummer$/ : /\.$/);

test.each(formErrors)("%s is a form error with a text", (error) => {
  expect(readFormError(error)).toBe(error);
  expect(sharedTexts.forms.errors[error]).toMatch(ending(error));
});

test.each([undefined, "", "Invalid input", "toString"])("%j is not a form error", (message) => {
  expect(readFormError(message)).toBeUndefined();
});
