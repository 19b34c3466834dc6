import { expect, test } from "vitest";
import { checkMailSettings, mailSettings } from "./mail-settings";
import { readSettings } from "./settings";

test("one sender is that of all brands, and a brand may have its own", () => {
  const senders = (MAIL_FROM: string) => readSettings(mailSettings, { MAIL_FROM }).from;
  expect(senders("a@voorbeeld.nl")).toEqual({
    alzheimer: "a@voorbeeld.nl",
    samen: "a@voorbeeld.nl",
    dementie: "a@voorbeeld.nl",
  });
  expect(senders("samen=b@voorbeeld.nl, dementie=c@voorbeeld.nl")).toEqual({
    alzheimer: "",
    samen: "b@voorbeeld.nl",
    dementie: "c@voorbeeld.nl",
  });
});

test.each([
  { MAIL_FROM: "voorbeeld.nl" },
  { MAIL_FROM: "elders=a@voorbeeld.nl" },
  { SMTP_URL: "http://smtp.voorbeeld.nl" },
  { MAIL_BOUNCE_DOMAIN: "terug@voorbeeld.nl" },
])("a wrong setting stops the start: %o", (environment) => {
  expect(() => readSettings(mailSettings, environment)).toThrow("The configuration is not valid");
});

test.each([
  [{ SMTP_URL: "smtp://localhost" }, "MAIL_FROM="],
  [{ SMTP_URL: "smtp://localhost", MAIL_FROM: "samen=a@voorbeeld.nl" }, "MAIL_FROM="],
  [{ DKIM_DOMAIN: "voorbeeld.nl" }, "DKIM_KEY_FILE="],
])("settings that need another one say so: %o", (environment, key) => {
  expect(() => checkMailSettings(readSettings(mailSettings, environment))).toThrow(key);
});

test("no setting is needed without a mail server", () => {
  expect(() => checkMailSettings(readSettings(mailSettings, {}))).not.toThrow();
});
