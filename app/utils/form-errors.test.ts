import { expect, test } from "vitest";
import { sharedTexts } from "~/.server/i18n/nl/texts";
import { formErrors, readFormError } from "./form-errors";

// The words of the specification, which ends all others with a full stop.
const ending = (error: string) => (error === "InvalidPhoneNumber" ? /^Ongeldig telefoonnummer$/ : /\.$/);

test.each(formErrors)("%s is an error with words of its own", (error) => {
  expect(readFormError(error)).toBe(error);
  expect(sharedTexts.forms.errors[error]).toMatch(ending(error));
});

test.each([undefined, "", "Invalid input", "toString"])("%j is not shown to a visitor", (message) => {
  expect(readFormError(message)).toBeUndefined();
});
