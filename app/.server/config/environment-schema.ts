import { z } from "zod";
import { type Brand, isBrand } from "~/utils/brand";
import { unknownBrand } from "~/utils/errors";
import { brandHostsSetting } from "./brand-hosts";
import {
  address,
  cookieName,
  flag,
  formTarget,
  headerValue,
  hosts,
  megabytes,
  milliseconds,
  optionalAddress,
  patterns,
  port,
  redisAddress,
  seconds,
  sentryDsn,
  share,
  testResult,
} from "./settings";

const defaultHidePatterns = "/nieuwsbrief*,/collecte*,/aanmelden*,/geheugentest*";

/** Every key the site reads from the environment, with its default. `.env.example` documents them. */
export const environmentSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: optionalAddress,
  BRAND: z
    .string()
    .default("dementie")
    .transform((value, context): Brand => {
      if (isBrand(value)) return value;
      context.addIssue({ code: "custom", message: unknownBrand(value) });
      return z.NEVER;
    }),
  BRAND_HOSTS: brandHostsSetting,
  CMS_URL: optionalAddress,
  API_URL: optionalAddress,
  CMS_AUTH: z.string().default(""),
  API_AUTH: z.string().default(""),
  UPSTREAM_TIMEOUT_MS: milliseconds.default(2000),
  SUBMIT_TIMEOUT_MS: milliseconds.default(20_000),
  REDIRECT_TIMEOUT_MS: milliseconds.default(300),
  REDIRECT_CACHE_SECONDS: seconds.default(120),
  REDIRECT_TOKEN: headerValue.default(""),
  PREVIEW_COOKIE: cookieName.default(""),
  NEWSLETTER_URL: z
    .string()
    .default("")
    .refine((value) => value === "" || address.safeParse(value).success, "is not an http(s) address"),
  DONATE_URL: formTarget.default("/doneren"),
  MEMORY_TEST_RESULT_SELF: testResult.default("/geheugentest/zelf/resultaat"),
  MEMORY_TEST_RESULT_OTHER: testResult.default("/geheugentest/ander/resultaat"),
  MEMORY_TEST_BROCHURE_SELF: optionalAddress,
  MEMORY_TEST_BROCHURE_OTHER: optionalAddress,
  HELPLINE: z.string().min(3).default("0800 000 00 00"),
  CACHE_SECONDS: seconds.default(60),
  CACHE_STALE_SECONDS: seconds.default(600),
  CACHE_OUTAGE_SECONDS: seconds.default(86_400),
  CACHE_MISSING_SECONDS: seconds.default(10),
  CACHE_MEGABYTES: megabytes.default(64),
  CACHE_PAGE_MEGABYTES: megabytes.default(64),
  CACHE_FLUSH_SECRET: z
    .string()
    .default("")
    .refine((value) => value === "" || value.length >= 16, "is shorter than 16 characters"),
  DATA_DIR: z.string().min(1).default(".data"),
  REDIS_URL: redisAddress,
  SUBMISSIONS_DAYS: z.coerce
    .number("is not a number of days")
    .int("is not a whole number of days")
    .min(1, "is below 1 day")
    .max(3650, "is above ten years")
    .default(90),
  SESSION_SECRET: z
    .string()
    .default("")
    .refine((value) => value === "" || splitList(value).length > 0, "holds no secret")
    .transform(splitList),
  NOINDEX: flag,
  FORM_POSTS_PER_MINUTE: z.coerce
    .number("is not a number")
    .int("is not a whole number")
    .min(1, "is below 1")
    .max(1_000_000, "is above a million")
    .default(30),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  METRICS_PORT: port.default(0),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  PREFOOTER_HIDDEN_ON: patterns.default(() => defaultHidePatterns.split(",")),
  FOOTER_HIDDEN_ON: patterns.default(() => []),
  EMBED_HOSTS: hosts.default(() => []),
  MEDIA_HOSTS: hosts.default(() => []),
  READ_ALOUD_URL: address.default("https://app-eu.readspeaker.com/cgi-bin/rsent"),
  READ_ALOUD_CUSTOMER_ID: z
    .string()
    .default("")
    .refine((value) => /^[\w-]*$/.test(value), "is not a customer id"),
  CONSENT_PROVIDER_ID: z
    .string()
    .default("")
    .refine(
      (value) => value === "" || /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value),
      "is not an id",
    ),
  CAPTCHA_SITE_KEY: z
    .string()
    .default("")
    .refine((value) => /^[\w-]{0,100}$/.test(value), "is not a site key"),
  TAG_MANAGER_ID: z
    .string()
    .default("")
    .refine((value) => value === "" || /^GTM-[A-Z\d]{4,12}$/.test(value), "is not a container id"),
  SENTRY_DSN: sentryDsn,
  SENTRY_ENVIRONMENT: z
    .string()
    .max(64)
    .regex(/^[^\s/]+$/, "has a space or a slash")
    .default("production"),
  SENTRY_RELEASE: z.string().max(200).default(""),
  SENTRY_TRACES_SAMPLE_RATE: share.default(1),
  BLOCK_GALLERY: flag,
  BACKEND_FAULTS: flag,
  NODE_ENV: z.string().default("production"),
});

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Of each key a value as an operator could set it, for messages. */
export const examples: Record<keyof z.input<typeof environmentSchema>, string> = {
  PORT: "3000",
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://www.example.nl",
  BRAND: "dementie",
  BRAND_HOSTS: "www.example.nl=alzheimer,samen.example.nl=samen",
  CMS_URL: "https://cms.example.nl",
  API_URL: "https://api.example.nl",
  CMS_AUTH: "Bearer 3f2a…",
  API_AUTH: "Bearer 3f2a…",
  UPSTREAM_TIMEOUT_MS: "2000",
  SUBMIT_TIMEOUT_MS: "20000",
  REDIRECT_TIMEOUT_MS: "300",
  REDIRECT_CACHE_SECONDS: "120",
  REDIRECT_TOKEN: "3f2a…",
  PREVIEW_COOKIE: "SSESS3f2a…",
  NEWSLETTER_URL: "https://mail.example.nl/forms/{brand}",
  DONATE_URL: "https://geven.example.nl/start",
  MEMORY_TEST_RESULT_SELF: "/geheugentest/zelf/resultaat",
  MEMORY_TEST_RESULT_OTHER: "/geheugentest/ander/resultaat",
  MEMORY_TEST_BROCHURE_SELF: "https://mail.example.nl/boekje-geheugen",
  MEMORY_TEST_BROCHURE_OTHER: "https://mail.example.nl/boekje-naaste",
  HELPLINE: "0800 000 00 00",
  CACHE_SECONDS: "60",
  CACHE_STALE_SECONDS: "600",
  CACHE_OUTAGE_SECONDS: "86400",
  CACHE_MISSING_SECONDS: "10",
  CACHE_MEGABYTES: "64",
  CACHE_PAGE_MEGABYTES: "64",
  CACHE_FLUSH_SECRET: "a long random text",
  DATA_DIR: ".data",
  REDIS_URL: "redis://redis.example.nl:6379",
  SUBMISSIONS_DAYS: "90",
  SESSION_SECRET: "a long random text,the one before it",
  NOINDEX: "1",
  FORM_POSTS_PER_MINUTE: "30",
  TRUST_PROXY: "1",
  METRICS_PORT: "9464",
  LOG_LEVEL: "info",
  PREFOOTER_HIDDEN_ON: defaultHidePatterns,
  FOOTER_HIDDEN_ON: "/collecte/scherm*",
  EMBED_HOSTS: "kaart.example.nl,agenda.example.nl",
  MEDIA_HOSTS: "beeld.example.nl",
  READ_ALOUD_URL: "https://app-eu.readspeaker.com/cgi-bin/rsent",
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
  NODE_ENV: "production",
};
