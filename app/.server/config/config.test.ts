import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { parseConfig } from "./config";

const parse = (environment: Record<string, string> = {}) =>
  parseConfig({ DATA_DIR: temporaryFolder(), ...environment });

/** The error message for an invalid environment; '' for a valid one. */
function errorFor(environment: Record<string, string>): string {
  try {
    parse(environment);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "";
}

test("an empty environment is enough to start", () => {
  const config = parse();
  expect(config).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    publicUrl: "http://localhost:3000",
    brand: "dementie",
    cmsUrl: "",
    apiUrl: "",
    newsletterUrl: "",
    upstreamTimeoutMs: 2000,
    pageTimeoutMs: 2500,
    submitTimeoutMs: 12_000,
    trustProxy: 0,
    noindex: false,
    backendFaults: false,
    development: false,
  });
  expect(config.sessionSecrets).toHaveLength(1);
});

test("a blank value counts as unset", () => {
  expect(parse({ PORT: " ", BRAND: "", CMS_URL: "  ", LOG_LEVEL: "" })).toMatchObject({
    port: 3000,
    brand: "dementie",
  });
});

test("numbers and flags are converted", () => {
  const config = parse({
    PORT: "0",
    TRUST_PROXY: "2",
    NOINDEX: "true",
    BACKEND_FAULTS: "1",
    NODE_ENV: "development",
  });
  expect(config).toMatchObject({
    port: 0,
    trustProxy: 2,
    noindex: true,
    backendFaults: true,
    development: true,
  });
  expect(parse({ NOINDEX: "0" }).noindex).toBe(false);
});

test("an address may have a path and loses its trailing slash", () => {
  const config = parse({ CMS_URL: "https://cms.example.nl/proxy/", PUBLIC_URL: "https://www.example.nl/" });
  expect(config).toMatchObject({
    cmsUrl: "https://cms.example.nl/proxy",
    publicUrl: "https://www.example.nl",
  });
});

test("the newsletter address may contain {brand}", () => {
  const newsletterUrl = "https://mail.example.nl/forms/{brand}";
  expect(parse({ NEWSLETTER_URL: newsletterUrl }).newsletterUrl).toBe(newsletterUrl);
});

test.each([
  ["PORT", "abc", "is not a number"],
  ["PORT", "1.5", "is not a whole number"],
  ["PORT", "-1", "is below 0"],
  ["PORT", "65536", "is above 65535"],
  ["UPSTREAM_TIMEOUT_MS", "2s", "is not a number of milliseconds"],
  ["UPSTREAM_TIMEOUT_MS", "0", "is below 1 ms"],
  ["SUBMIT_TIMEOUT_MS", "600001", "is above ten minutes"],
  ["CMS_URL", "cms.example.nl", "is not an http(s) address"],
  ["API_URL", "ftp://api.example.nl", "is not an http(s) address"],
  ["NEWSLETTER_URL", "javascript:alert(1)", "is not an http(s) address"],
  ["PUBLIC_URL", "/site", "is not an http(s) address"],
  ["NOINDEX", "ja", "is not 1 or 0"],
  ["BACKEND_FAULTS", "on", "is not 1 or 0"],
  ["TRUST_PROXY", "true", "expected number"],
  ["LOG_LEVEL", "loud", '"debug"|"info"|"warn"|"error"|"silent"'],
  ["DONATE_URL", "doneren", "is not a path of this site or an https address"],
  ["DONATE_URL", "//elders.example.nl", "is not a path of this site or an https address"],
  ["DONATE_URL", "http://geven.example.nl", "is not a path of this site or an https address"],
  ["DONATE_URL", "javascript:alert(1)", "is not a path of this site or an https address"],
  ["DONATE_URL", "https://geven.example.nl/?doel=1", "is not a path of this site or an https address"],
  ["DONATE_URL", "/doneren#geven", "is not a path of this site or an https address"],
  ["HELPLINE", "1", ">=3 characters"],
  ["BRAND", "dementia", "No configuration implemented for brand dementia"],
  ["BRAND_HOSTS", "www.example.nl", "has an entry that is not host=brand: 'www.example.nl'"],
  ["PREFOOTER_HIDDEN_ON", "/a,nieuws", "has a pattern without a leading slash"],
  ["FOOTER_HIDDEN_ON", "nieuws*", "has a pattern without a leading slash"],
  ["EMBED_HOSTS", "https://kaart.example.nl", "has an entry that is not a host name"],
  ["EMBED_HOSTS", "kaart.example.nl,*.example.nl", "has an entry that is not a host name"],
  ["EMBED_HOSTS", "kaart.example.nl; script-src *", "has an entry that is not a host name"],
  ["CONSENT_PROVIDER_ID", "cookiebot", "is not an id"],
  ["CONSENT_PROVIDER_ID", '1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f"><script>', "is not an id"],
  ["TAG_MANAGER_ID", "UA-123456-1", "is not a container id"],
  ["SENTRY_DSN", "errors.example.nl", "is not an https://key@host/project address"],
  ["SENTRY_DSN", "https://errors.example.nl/12", "is not an https://key@host/project address"],
  ["SENTRY_ENVIRONMENT", "a/b", "has a space or a slash"],
  ["SENTRY_TRACES_SAMPLE_RATE", "1.5", "is above 1"],
  ["SENTRY_TRACES_SAMPLE_RATE", "alle", "is not a number"],
  ["TAG_MANAGER_ID", "GTM-ABC1234&l=x", "is not a container id"],
])("%s=%s is an error with the setting's name, the problem and an example", (key, value, problem) => {
  const message = errorFor({ [key]: value });
  expect(message).toContain(`${key}=${value}: `);
  expect(message).toContain(problem);
  expect(message).toMatch(new RegExp(`For example: ${key}=\\S`));
});

test("one error lists all wrong settings", () => {
  const message = errorFor({ PORT: "abc", BRAND: "x", LOG_LEVEL: "loud" });
  for (const key of ["PORT", "BRAND", "LOG_LEVEL"]) expect(message).toContain(`  ${key}=`);
});

test("a data folder that cannot be created is an error with its name", () => {
  const message = errorFor({ DATA_DIR: "/dev/null/data" });
  expect(message).toContain("DATA_DIR=/dev/null/data: cannot be written to (ENOTDIR)");
  expect(message).toContain("For example: DATA_DIR=.data");
});

test("the error never contains a secret", () => {
  const message = errorFor({
    PORT: "abc",
    SESSION_SECRET: "hemel-geheim-en-lang",
    CMS_AUTH: "Bearer hemel",
    API_AUTH: "Bearer hemel",
    API_URL: "ftp://naam:hemel@api.example.nl/a@b",
  });
  expect(message).toContain("PORT=abc");
  expect(message).toContain("API_URL=ftp://…@");
  expect(message).not.toContain("hemel");
  expect(errorFor({ SESSION_SECRET: " , " })).toContain("SESSION_SECRET=…: contains no secret");
});

test("a secret that could be guessed is an error", () => {
  const message = errorFor({ SESSION_SECRET: "a long one of twenty,geheim" });
  expect(message).toContain("SESSION_SECRET=…: has one that is shorter than 16 characters");
});

test("path patterns are split at commas and trimmed", () => {
  const config = parse({
    PREFOOTER_HIDDEN_ON: "/nieuwsbrief*, /a/*/b ",
    FOOTER_HIDDEN_ON: "/collecte/scherm*",
  });
  expect(config.prefooterHiddenOn).toEqual(["/nieuwsbrief*", "/a/*/b"]);
  expect(config.footerHiddenOn).toEqual(["/collecte/scherm*"]);
  expect(parse().prefooterHiddenOn).toEqual(["/nieuwsbrief*", "/collecte*", "/aanmelden*", "/geheugentest*"]);
  expect(parse().footerHiddenOn).toEqual([]);
});
