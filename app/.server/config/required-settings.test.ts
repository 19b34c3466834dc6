import { expect, test } from "vitest";
import { isDemo } from "~/utils/services-settings";
import { readSettings } from "~/utils/settings";
import { servicesSettings } from "../../../services/settings";
import { parseConfig } from "./config";
import { requireMailServer, requireMessageKeys } from "./required-settings";

const https = {
  PUBLIC_URL: "https://www.example.nl",
  DATA_DIR: "/tmp",
  SESSION_SECRET: "a long random text",
};
const mail = { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@example.nl" };

test("a site without an https address is a demo, which needs no mail server", () => {
  const config = parseConfig({ DATA_DIR: "/tmp", SESSION_SECRET: "a long random text" });
  expect(isDemo(config)).toBe(true);
  expect(() => requireMailServer(config)).not.toThrow();
  expect(() => requireMessageKeys(config)).not.toThrow();
});

test.each([
  ["HTTPS://www.example.nl", false],
  [" https://www.example.nl/ ", false],
  ["HTTP://localhost:3000", true],
  ["", true],
])("site and services agree whether %j is a demo: %s", (PUBLIC_URL, demo) => {
  const environment = { ...https, PUBLIC_URL };
  expect(isDemo(parseConfig(environment))).toBe(demo);
  expect(isDemo(readSettings(servicesSettings, environment))).toBe(demo);
});

test("a site with an https address does not start without keys of messages, unless its services run elsewhere", () => {
  const start = (settings: Record<string, string>) =>
    requireMessageKeys(parseConfig({ ...https, ...settings }));
  expect(() => start({})).toThrow(/MESSAGE_KEYS=.*: is missing/);
  expect(() => start({ MESSAGE_KEYS: "k".repeat(32) })).not.toThrow();
  expect(() =>
    start({ SERVICES_URL: "http://services.example.nl", SERVICES_KEY: "a key of 16 letters" }),
  ).not.toThrow();
});

test("a site with an https address does not start without a mail server", () => {
  expect(isDemo(parseConfig(https))).toBe(false);
  expect(() => requireMailServer(parseConfig(https))).toThrow(/SMTP_URL=.*: is missing/);
});

test.each([mail, { SERVICES_URL: "http://services.example.nl", SERVICES_KEY: "a key of 16 letters" }])(
  "with %j it does",
  (settings) => {
    expect(() => requireMailServer(parseConfig({ ...https, ...settings }))).not.toThrow();
  },
);
