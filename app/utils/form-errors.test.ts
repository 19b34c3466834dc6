import { expect, test } from "vitest";
import { sharedTexts } from "~/.server/i18n/nl/texts";
import { advisedErrors, formErrors, readFormError } from "./form-errors";

// Every text ends with a full stop, except this one.
const ending = (error: string) => (error === "InvalidPhoneNumber" ? /^Ongeldig telefoonnummer$/ : /\.$/);

test.each(formErrors)("%s is a form error with a text", (error) => {
  expect(readFormError(error)).toBe(error);
  expect(sharedTexts.forms.errors[error]).toMatch(ending(error));
});

test.each(formErrors)("%s says what to do", (error) => {
  const advice = new Map<string, string>(Object.entries(sharedTexts.forms.advice));
  const said = `${sharedTexts.forms.errors[error]} ${advice.get(error) ?? ""}`;
  expect(said).toMatch(/\b(Bedenk|Bel|Gebruik|Geef|Kies|Kijk|Log|Maak|Open|Typ|Voeg|Vul|Zeg|Zet) |moet/);
  expect(advice.has(error)).toBe(advisedErrors.some((one) => one === error));
});

test.each(["", "Invalid input", "toString"])(
  "the message %j of a schema counts as not filled in",
  (message) => {
    expect(readFormError(message)).toBe("FieldMandatory");
  },
);

test("a field without a message has no error", () => {
  expect(readFormError(undefined)).toBeUndefined();
});
