import { expect, test } from "vitest";
import { sharedTexts } from "~/i18n/nl/common";
import { formErrors, readFormError } from "./form-errors";

test.each(formErrors)("%s is an error with words of its own", (error) => {
  expect(readFormError(error)).toBe(error);
  expect(sharedTexts.forms.errors[error]).toMatch(/\.$/);
});

test.each([undefined, "", "Invalid input", "toString"])("%j is not shown to a visitor", (message) => {
  expect(readFormError(message)).toBeUndefined();
});
