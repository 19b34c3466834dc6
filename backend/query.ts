import type { Context } from "hono";
import { z } from "zod";

/** What calls have in common in their queries (docs/backend-contract.md). Of no key and an empty one the same. */

/** A text that has to be there. */
export const requiredText = z.string().trim().min(1);

/** A text that may be absent: then ''. */
export const optionalText = z.string().trim().default("");

/** The number of a page, where the first one has the number `first`. */
export function pageNumber(first: 0 | 1) {
  return wholeNumber(first, 1_000_000).default(first);
}

/** A number of digits only, within bounds. */
export function wholeNumber(minimum: number, maximum: number) {
  const bounds = z.int().min(minimum).max(maximum);
  return z
    .string()
    .regex(/^\d{1,9}$/, "has to be a whole number")
    .transform(Number)
    .pipe(bounds);
}

/** The id of a node in a path, or null for what is none. */
export function nodeIdOf(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** 400, and why. */
export function refuse(c: Context, error: z.ZodError): Response {
  return c.json({ message: z.prettifyError(error) }, 400);
}

/** The entries of one page of a list. */
export function slicePage<T>(list: readonly T[], index: number, size: number): T[] {
  return list.slice(index * size, (index + 1) * size);
}
