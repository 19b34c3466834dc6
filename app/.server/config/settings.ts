import { z } from "zod";

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

export const megabytes = z.coerce
  .number("is not a number of megabytes")
  .int("is not a whole number of megabytes")
  .min(1, "is below 1 MB")
  .max(16_384, "is above 16 GB");

/** What may stand in a header of a request. */
export const headerValue = z.string().regex(/^[\x20-\x7e]*$/, "has characters that a header cannot hold");

/** The name of a cookie, or ''. */
export const cookieName = z.string().regex(/^[\w!#$%&'*+.^`|~-]*$/, "is not the name of a cookie");

export const flag = z
  .enum(["0", "1", "true", "false"], "is not 1 or 0")
  .default("0")
  .transform((value) => value === "1" || value === "true");

export const address = z
  .url({ protocol: /^https?$/, error: "is not an http(s) address" })
  .refine(
    (value) => !URL.canParse(value) || !new URL(value).username,
    "has a name in it; credentials belong in CMS_AUTH or API_AUTH",
  );

/** An http(s) address without a slash at its end, or '' where none is set. */
export const optionalAddress = z
  .union([z.literal(""), address], "is not an http(s) address")
  .default("")
  .transform((value) => value.replace(/\/+$/, ""));

/** Where a GET form goes: an own path or an https address. A browser would drop a query, and a name has no place. */
export const formTarget = z
  .string()
  .refine(
    (value) => /^\/(?![/\\])[^\s?#\\]*$/.test(value) || isPlainHttps(value),
    "is not a path of this site or an https address, without ? and #",
  );

function isPlainHttps(value: string): boolean {
  if (!URL.canParse(value) || /[\s?#;,]/.test(value)) return false;
  const { protocol, username } = new URL(value);
  return protocol === "https:" && username === "";
}

/** Comma-separated page patterns, each with a slash in front (Drupal's syntax). */
export const patterns = z
  .string()
  .transform((value) => value.split(",").map((pattern) => pattern.trim()))
  .refine(
    (list) => list.every((pattern) => pattern.startsWith("/")),
    "has a pattern without a leading slash",
  );

/** Comma-separated host names, lower case: no scheme, path, port or wildcard. */
export const hosts = z
  .string()
  .transform((value) => value.split(",").map((host) => host.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(host)),
    "has an entry that is not a host name",
  );

/** A share of all, from 0 to 1. */
export const share = z.coerce.number("is not a number").min(0, "is below 0").max(1, "is above 1");

/** Where errors are reported: `https://{key}@{host}/{project}`, or '' for nowhere. */
export const sentryDsn = z
  .string()
  .default("")
  .refine(
    (value) => value === "" || /^https?:\/\/\w+@[\w.-]+(:\d+)?(\/[\w-]+)*\/\d+$/.test(value),
    "is not an https://key@host/project address",
  );

/** Where a result of the memory test stands: the cookie with the answers travels no further than that path. */
export const testResult = z
  .string()
  .refine(
    (value) => /^\/geheugentest\/[\w-]+(\/[\w-]+)*$/.test(value) && !/\/stap\d$/.test(value),
    "is not a page under /geheugentest/",
  );

/** `redis[s]://[name:password@]host[:port][/number]`, or '' for none. */
export const redisAddress = z
  .string()
  .default("")
  .refine(
    (value) => value === "" || (/^rediss?:\/\/[^/\s]+(\/\d+)?$/.test(value) && URL.canParse(value)),
    "is not a redis:// address",
  );
