import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { parseConfig } from "./config";

const documented = Object.fromEntries(
  [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key = "", value = ""]) => [
    key,
    value,
  ]),
);

/** For each key a value that is not its default. */
const different: Record<string, string> = {
  PORT: "8080",
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://www.example.nl",
  BRAND: "samen",
  BRAND_HOSTS: "www.example.nl=alzheimer",
  CMS_URL: "https://cms.example.nl",
  API_URL: "https://api.example.nl",
  CMS_AUTH: "Bearer cms",
  API_AUTH: "Bearer api",
  NEWSLETTER_URL: "https://mail.example.nl/{brand}",
  REDIRECT_TIMEOUT_MS: "1",
  REDIRECT_CACHE_SECONDS: "1",
  REDIRECT_TOKEN: "token",
  PREVIEW_COOKIE: "SESS1f2e",
  CACHE_SECONDS: "1",
  CACHE_STALE_SECONDS: "1",
  CACHE_OUTAGE_SECONDS: "1",
  CACHE_MISSING_SECONDS: "1",
  CACHE_MEGABYTES: "1",
  CACHE_PAGE_MEGABYTES: "1",
  CACHE_FLUSH_SECRET: "een geheim van lengte",
  UPSTREAM_TIMEOUT_MS: "1",
  SUBMIT_TIMEOUT_MS: "1",
  DONATE_URL: "https://geven.example.nl/start",
  MEMORY_TEST_RESULT_SELF: "/geheugentest/zelf/uitslag",
  MEMORY_TEST_RESULT_OTHER: "/geheugentest/ander/uitslag",
  MEMORY_TEST_BROCHURE_SELF: "https://mail.example.nl/zelf",
  MEMORY_TEST_BROCHURE_OTHER: "https://mail.example.nl/ander",
  HELPLINE: "0800 5088",
  DATA_DIR: "elders",
  REDIS_URL: "rediss://naam:geheim@redis.example.nl:6380/1",
  SUBMISSIONS_DAYS: "28",
  SESSION_SECRET: "een ander geheim",
  NOINDEX: "1",
  FORM_POSTS_PER_MINUTE: "1",
  TRUST_PROXY: "1",
  METRICS_PORT: "9464",
  LOG_LEVEL: "silent",
  PREFOOTER_HIDDEN_ON: "/elders",
  FOOTER_HIDDEN_ON: "/elders",
  EMBED_HOSTS: "kaart.example.nl",
  MEDIA_HOSTS: "beeld.example.nl",
  READ_ALOUD_URL: "https://lezer.example.nl/lees",
  READ_ALOUD_CUSTOMER_ID: "1234",
  CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f",
  CAPTCHA_SITE_KEY: "6Lf3f2a1b",
  TAG_MANAGER_ID: "GTM-ABC1234",
  SENTRY_DSN: "https://3f2a1b@errors.example.nl/12",
  SENTRY_ENVIRONMENT: "staging",
  SENTRY_RELEASE: "2026-11-21",
  SENTRY_TRACES_SAMPLE_RATE: "0.1",
  BLOCK_GALLERY: "1",
  BACKEND_FAULTS: "1",
  NODE_ENV: "development",
};

// With a secret given, none is made and kept.
const secret = { SESSION_SECRET: "geheim" };
const standard = parseConfig(secret);

test("every key is documented, and no other", () => {
  expect(Object.keys(documented).sort()).toEqual(Object.keys(different).sort());
});

test("no setting of the site is without a key", () => {
  const usual = new Map(Object.entries(standard));
  const changed = Object.entries(parseConfig(different)).filter(
    ([name, value]) => !isDeepStrictEqual(value, usual.get(name)),
  );
  expect(changed.map(([name]) => name)).toEqual([...usual.keys()]);
});

test.each(Object.entries(different))("%s is read", (key, value) => {
  expect(parseConfig({ ...secret, [key]: value })).not.toEqual(standard);
});

test("the values that are documented are the defaults", () => {
  expect(parseConfig({ ...documented, ...secret })).toEqual(standard);
});

test("each group of keys begins with what it is for", () => {
  const groups = readFileSync(".env.example", "utf8").trim().split(/\n\n+/);
  for (const group of groups) expect(group).toMatch(/^# \S/);
});
