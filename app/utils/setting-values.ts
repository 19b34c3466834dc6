/** Schemas for the values of several settings. Messages are shown after `KEY=value: `. */
import { z } from "zod";
import { isLoopback } from "./media-hosts";

export const port = z.coerce
  .number("is not a number")
  .int("is not a whole number")
  .min(0, "is below 0")
  .max(65_535, "is above 65535");

export const milliseconds = z.coerce
  .number("is not a number of milliseconds")
  .int("is not a whole number of milliseconds")
  .min(1, "is below 1 ms")
  .max(600_000, "is above ten minutes");

export const seconds = z.coerce
  .number("is not a number of seconds")
  .int("is not a whole number of seconds")
  .min(1, "is below 1 second")
  .max(86_400, "is above a day");

export const days = z.coerce
  .number("is not a number of days")
  .int("is not a whole number of days")
  .min(1, "is below 1 day")
  .max(3650, "is above ten years");

/** Converts megabytes to bytes. */
export const megabytes = z.coerce
  .number("is not a number of megabytes")
  .int("is not a whole number of megabytes")
  .min(1, "is below 1 MB")
  .max(16_384, "is above 16 GB")
  .transform((value) => value * 1024 * 1024);

export const flag = z
  .enum(["0", "1", "true", "false"], "is not 1 or 0")
  .transform((value) => value === "1" || value === "true")
  .prefault("0");

export const address = z
  .url({ protocol: /^https?$/, error: "is not an http(s) address" })
  .refine(
    (value) => !URL.canParse(value) || !new URL(value).username,
    "has a name in it; credentials belong in CMS_AUTH or API_AUTH",
  );

/** An http(s) address with its scheme and host in lower case and no trailing slash, or ''. */
export const optionalAddress = optional(address)
  .transform((value) =>
    value.replace(/^[^/]*\/\/[^/]*/, (origin) => origin.toLowerCase()).replace(/\/+$/, ""),
  )
  .prefault("");

/** A value of the schema, or ''. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.union([z.literal(""), schema]);
}

/** The items of `a,b`, trimmed. */
export const commaSeparated = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);

/** Comma-separated secrets of at least as many characters. */
export const secretsOf = (minLength: number) =>
  commaSeparated.refine(
    (secrets) => secrets.every((secret) => secret.length >= minLength),
    `has one that is shorter than ${minLength} characters`,
  );

/** Comma-separated path patterns, each with a leading slash. */
export const pathPatterns = commaSeparated.refine(
  (list) => list.every((pattern) => pattern.startsWith("/")),
  "has a pattern without a leading slash",
);

/** As `hostNames`, each with or without a port, and this machine with a port (`localhost:9000`). */
export const mediaHostNames = z
  .string()
  .toLowerCase()
  .pipe(commaSeparated)
  .refine(
    (list) =>
      list.every(
        (host) => isLoopback(host) || /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(:\d{1,5})?$/.test(host),
      ),
    "has an entry that is not a host name, with or without a port",
  )
  // As addresses have them, without the port of https.
  .transform((list) => list.map((host) => host.replace(/:443$/, "")));

/** Comma-separated host names in lower case: no scheme, path, port or wildcard. */
export const hostNames = z
  .string()
  .toLowerCase()
  .pipe(commaSeparated)
  .refine(
    (list) => list.every((host) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host)),
    "has an entry that is not a host name",
  );
