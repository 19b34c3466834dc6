import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type Brand, isBrand } from "~/domain/brand";
import { unknownBrand } from "~/domain/errors";
import type { TestKind } from "~/domain/memory-test";
import type { ReadAloudService } from "~/domain/read-aloud";
import { type BrandHosts, brandHostsSetting } from "./brand-hosts";
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
const environmentSchema = z.object({
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
    .refine((value) => value === "" || splitList(value).length > 0, "holds no secret"),
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

const examples: Record<keyof z.input<typeof environmentSchema>, string> = {
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

export interface Config {
  port: number;
  host: string;
  publicUrl: string;
  brand: Brand;
  brandHosts: BrandHosts;
  cmsUrl: string;
  apiUrl: string;
  cmsAuth: string;
  apiAuth: string;
  upstreamTimeoutMs: number;
  submitTimeoutMs: number;
  /** How long a page waits at most for what the redirect checker says. */
  redirectTimeoutMs: number;
  redirectCacheSeconds: number;
  /** The anti-forgery token of the redirect call, or ''. */
  redirectToken: string;
  /** The name of the CMS's own session cookie, which previews alone pass on; or ''. */
  previewCookie: string;
  newsletterUrl: string;
  /** Where the donate widget sends what was chosen: an own path or an https address. */
  donateUrl: string;
  /** The pages of the CMS that hold the result of each memory test. */
  memoryTestResults: Record<TestKind, string>;
  /** Where the brochure with a result is asked for; it gets the score. '' is our own page of brochures. */
  memoryTestBrochures: Record<TestKind, string>;
  helpline: string;
  /** How long answers of upstreams are kept (app/.server/cache), in milliseconds; and how many bytes of them, and of finished pages. */
  cache: {
    expiryMs: number;
    staleMs: number;
    outageMs: number;
    missingMs: number;
    maxBytes: number;
    maxPageBytes: number;
  };
  /** Signs the calls of `POST /cache/flush`; '' takes none. */
  flushSecret: string;
  dataDir: string;
  /** Where instances share what expires; '' is files in `dataDir`. */
  redisUrl: string;
  /** After how many days the embedded backend deletes what forms sent. */
  submissionDays: number;
  /** The first signs and encrypts, the others still read what an earlier one wrote. */
  sessionSecrets: string[];
  noindex: boolean;
  /** How many forms one client may send in a minute. */
  formPostsPerMinute: number;
  trustProxy: number;
  /** Where Prometheus asks for the figures of this process; 0 is nowhere. */
  metricsPort: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  prefooterHiddenOn: string[];
  footerHiddenOn: string[];
  /** Hosts that pages may frame besides the services they know. */
  embedHosts: string[];
  /** Hosts that pictures may stand on besides our own, such as a cloud storage. */
  mediaHosts: string[];
  /** The service that reads pages aloud; without a customer id the visitor's own browser does. */
  readAloud: ReadAloudService;
  /** Of an external consent provider (docs/operations.md); '' is none: we ask ourselves. */
  consentProviderId: string;
  /** Of reCAPTCHA on the forms of vacancies; '' is none. */
  captchaSiteKey: string;
  /** The container of Google Tag Manager; '' is none. */
  tagManagerId: string;
  /** The error-reporting service (docs/operations.md); '' is none. */
  sentryDsn: string;
  sentryEnvironment: string;
  /** '' is the id of the build. */
  sentryRelease: string;
  /** Of how many requests the duration is told: 0 is none, 1 all (spec 002, section 9). */
  sentryTracesSampleRate: number;
  /** Shows every example of every block at `/_blokken`; always in development. */
  blockGallery: boolean;
  backendFaults: boolean;
  /** Hot reload, and a policy that lets it through. */
  development: boolean;
}

/**
 * Reads the configuration from an environment.
 * @throws Error that names each wrong key, what is wrong with it and an example.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = environmentSchema.safeParse(given);
  if (!result.success) throw new Error(describe(result.error, given));
  const env = result.data;
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL || `http://localhost:${env.PORT}`,
    brand: env.BRAND,
    brandHosts: env.BRAND_HOSTS,
    cmsUrl: env.CMS_URL,
    apiUrl: env.API_URL,
    cmsAuth: env.CMS_AUTH,
    apiAuth: env.API_AUTH,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    submitTimeoutMs: env.SUBMIT_TIMEOUT_MS,
    redirectTimeoutMs: env.REDIRECT_TIMEOUT_MS,
    redirectCacheSeconds: env.REDIRECT_CACHE_SECONDS,
    redirectToken: env.REDIRECT_TOKEN,
    previewCookie: env.PREVIEW_COOKIE,
    newsletterUrl: env.NEWSLETTER_URL,
    donateUrl: env.DONATE_URL,
    memoryTestResults: { forMyself: env.MEMORY_TEST_RESULT_SELF, forOthers: env.MEMORY_TEST_RESULT_OTHER },
    memoryTestBrochures: {
      forMyself: env.MEMORY_TEST_BROCHURE_SELF,
      forOthers: env.MEMORY_TEST_BROCHURE_OTHER,
    },
    helpline: env.HELPLINE,
    cache: {
      expiryMs: env.CACHE_SECONDS * 1000,
      staleMs: env.CACHE_STALE_SECONDS * 1000,
      outageMs: env.CACHE_OUTAGE_SECONDS * 1000,
      missingMs: env.CACHE_MISSING_SECONDS * 1000,
      maxBytes: env.CACHE_MEGABYTES * 1024 * 1024,
      maxPageBytes: env.CACHE_PAGE_MEGABYTES * 1024 * 1024,
    },
    flushSecret: env.CACHE_FLUSH_SECRET,
    dataDir,
    redisUrl: env.REDIS_URL,
    submissionDays: env.SUBMISSIONS_DAYS,
    sessionSecrets: env.SESSION_SECRET ? splitList(env.SESSION_SECRET) : [keptSecret(dataDir)],
    noindex: env.NOINDEX,
    formPostsPerMinute: env.FORM_POSTS_PER_MINUTE,
    trustProxy: env.TRUST_PROXY,
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL,
    prefooterHiddenOn: env.PREFOOTER_HIDDEN_ON,
    footerHiddenOn: env.FOOTER_HIDDEN_ON,
    embedHosts: env.EMBED_HOSTS,
    mediaHosts: env.MEDIA_HOSTS,
    readAloud: { url: env.READ_ALOUD_URL, customerId: env.READ_ALOUD_CUSTOMER_ID },
    consentProviderId: env.CONSENT_PROVIDER_ID,
    captchaSiteKey: env.CAPTCHA_SITE_KEY,
    tagManagerId: env.TAG_MANAGER_ID,
    sentryDsn: env.SENTRY_DSN,
    sentryEnvironment: env.SENTRY_ENVIRONMENT,
    sentryRelease: env.SENTRY_RELEASE,
    sentryTracesSampleRate: env.SENTRY_TRACES_SAMPLE_RATE,
    blockGallery: env.BLOCK_GALLERY,
    backendFaults: env.BACKEND_FAULTS,
    development: env.NODE_ENV === "development",
  };
}

function describe(error: z.ZodError, given: Record<string, string | undefined>): string {
  return notRight(
    error.issues.map((issue) => {
      const key = String(issue.path[0]);
      return wrongSetting(key, given[key], issue.message);
    }),
  );
}

function notRight(lines: string[]): string {
  return `The configuration is not right:\n${lines.join("\n")}`;
}

/** Never shows a secret, nor the name and password that an address may hold. */
function wrongSetting(key: string, value: string | undefined, problem: string): string {
  const example = Object.entries(examples).find(([name]) => name === key)?.[1] ?? "";
  const shown = /SECRET|AUTH|_TOKEN/.test(key) ? "…" : value?.replace(/\/\/.*@/, "//…@");
  return `  ${key}=${shown}: ${problem}. For example: ${key}=${example}`;
}

function splitList(value: string): string[] {
  return value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean);
}

/** Generated once, so that sessions survive a restart without any configuration. */
function keptSecret(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return readOrMakeSecret(join(dataDir, "session-secret"));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new Error(notRight([wrongSetting("DATA_DIR", dataDir, `cannot be written to (${code})`)]));
  }
}

function readOrMakeSecret(file: string): string {
  // Linked into place when it is whole: two starts at once never read half a secret.
  const draft = `${file}-${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, "utf8").trim();
}
