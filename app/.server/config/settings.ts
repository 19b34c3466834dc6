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

/** Comma-separated page patterns, each with a slash in front (Drupal's syntax). */
export const patterns = z
  .string()
  .transform((value) => value.split(",").map((pattern) => pattern.trim()))
  .refine(
    (list) => list.every((pattern) => pattern.startsWith("/")),
    "has a pattern without a leading slash",
  );
