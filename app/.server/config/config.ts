import { resolve } from "node:path";
import type { z } from "zod";
import type { TestKind } from "~/features/memory-test/model";
import type { ReadAloudService } from "~/features/reading-aloud/link";
import type { Brand } from "~/utils/brand";
import type { BrandHosts } from "./brand-hosts";
import { environmentSchema } from "./environment-schema";
import { keptSecret } from "./session-secret";
import { notRight, wrongSetting } from "./wrong-setting";

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
    sessionSecrets: env.SESSION_SECRET.length > 0 ? env.SESSION_SECRET : [keptSecret(dataDir)],
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
