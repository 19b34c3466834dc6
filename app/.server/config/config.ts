import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { type Brand, isBrand } from "~/domain/brand";
import { type BrandHosts, brandHostsSetting } from "./brand-hosts";
import { address, flag, formTarget, hosts, milliseconds, optionalAddress, patterns, port } from "./settings";

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
      context.addIssue({ code: "custom", message: `No configuration implemented for brand ${value}` });
      return z.NEVER;
    }),
  BRAND_HOSTS: brandHostsSetting,
  CMS_URL: optionalAddress,
  API_URL: optionalAddress,
  CMS_AUTH: z.string().default(""),
  API_AUTH: z.string().default(""),
  UPSTREAM_TIMEOUT_MS: milliseconds.default(2000),
  SUBMIT_TIMEOUT_MS: milliseconds.default(20_000),
  NEWSLETTER_URL: z
    .string()
    .default("")
    .refine((value) => value === "" || address.safeParse(value).success, "is not an http(s) address"),
  DONATE_URL: formTarget.default("/doneren"),
  HELPLINE: z.string().min(3).default("0800 000 00 00"),
  DATA_DIR: z.string().min(1).default(".data"),
  SESSION_SECRET: z
    .string()
    .default("")
    .refine((value) => value === "" || splitList(value).length > 0, "holds no secret"),
  NOINDEX: flag,
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  PREFOOTER_HIDDEN_ON: patterns.default(() => defaultHidePatterns.split(",")),
  FOOTER_HIDDEN_ON: patterns.default(() => []),
  EMBED_HOSTS: hosts.default(() => []),
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
  NEWSLETTER_URL: "https://mail.example.nl/forms/{brand}",
  DONATE_URL: "https://geven.example.nl/start",
  HELPLINE: "0800 000 00 00",
  DATA_DIR: ".data",
  SESSION_SECRET: "a long random text,the one before it",
  NOINDEX: "1",
  TRUST_PROXY: "1",
  LOG_LEVEL: "info",
  PREFOOTER_HIDDEN_ON: defaultHidePatterns,
  FOOTER_HIDDEN_ON: "/collecte/scherm*",
  EMBED_HOSTS: "kaart.example.nl,agenda.example.nl",
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
  newsletterUrl: string;
  /** Where the donate widget sends what was chosen: an own path or an https address. */
  donateUrl: string;
  helpline: string;
  dataDir: string;
  /** The first signs and encrypts, the others still read what an earlier one wrote. */
  sessionSecrets: string[];
  noindex: boolean;
  trustProxy: number;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
  prefooterHiddenOn: string[];
  footerHiddenOn: string[];
  /** Hosts that pages may frame besides the services they know. */
  embedHosts: string[];
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
    newsletterUrl: env.NEWSLETTER_URL,
    donateUrl: env.DONATE_URL,
    helpline: env.HELPLINE,
    dataDir,
    sessionSecrets: env.SESSION_SECRET ? splitList(env.SESSION_SECRET) : [keptSecret(dataDir)],
    noindex: env.NOINDEX,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    prefooterHiddenOn: env.PREFOOTER_HIDDEN_ON,
    footerHiddenOn: env.FOOTER_HIDDEN_ON,
    embedHosts: env.EMBED_HOSTS,
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
  const shown = /SECRET|AUTH/.test(key) ? "…" : value?.replace(/\/\/.*@/, "//…@");
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
