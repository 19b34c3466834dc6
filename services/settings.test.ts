import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { checkServicesSettings, isDemo } from "~/utils/services-settings";
import { readSettings } from "~/utils/settings";
import { servicesSettings } from "./settings";

const demo = { DATA_DIR: "/tmp", SESSION_SECRET: "a long random text of tests" };
const https = { ...demo, PUBLIC_URL: "https://www.example.nl" };
const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@example.nl" };
const complete = { ...https, ...mail, MESSAGE_KEYS: "k".repeat(32) };

/** Checks the settings of the site and of the services as a process of their own. */
function start(environment: Record<string, string>): void {
  checkServicesSettings(parseConfig(environment));
  checkServicesSettings(readSettings(servicesSettings, environment));
}

test("a site without an https address is a demo, which needs no mail server and no keys", () => {
  expect(isDemo(parseConfig(demo))).toBe(true);
  expect(() => start(demo)).not.toThrow();
});

test.each([
  ["HTTPS://www.example.nl", false],
  [" https://www.example.nl/ ", false],
  ["HTTP://localhost:3000", true],
  ["", true],
])("site and services agree whether %j is a demo: %s", (PUBLIC_URL, expected) => {
  const environment = { ...https, PUBLIC_URL };
  expect(isDemo(parseConfig(environment))).toBe(expected);
  expect(isDemo(readSettings(servicesSettings, environment))).toBe(expected);
});

test("a site with an https address starts with a mail server and keys of messages", () => {
  expect(() => start(complete)).not.toThrow();
});

test.each([
  ["no keys of messages", { MESSAGE_KEYS: "" }, /MESSAGE_KEYS=.*: is missing/],
  ["no mail server", { SMTP_URL: "" }, /SMTP_URL=.*: is missing/],
  ["no sender", { MAIL_FROM: "" }, /MAIL_FROM=: is not complete/],
  ["no key that signs mails", { DKIM_DOMAIN: "example.nl" }, /DKIM_KEY_FILE=: is not complete/],
  [
    "a key that cannot be read",
    { DKIM_DOMAIN: "example.nl", DKIM_KEY_FILE: "/weg.pem" },
    /DKIM_KEY_FILE=.*cannot be read/,
  ],
  ["a live key with a made-up creditor", { MOLLIE_KEY: "live_1234567890" }, /is made up/],
])("a site with an https address does not start with %s", (_, settings, problem) => {
  expect(() => checkServicesSettings(parseConfig({ ...complete, ...settings }))).toThrow(problem);
  expect(() => checkServicesSettings(readSettings(servicesSettings, { ...complete, ...settings }))).toThrow(
    problem,
  );
});
