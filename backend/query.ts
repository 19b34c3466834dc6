import type { Context } from "hono";
import { z } from "zod";

/** Query parameters shared by the calls of docs/backend-contract.md. A missing and an empty parameter are equal. */

/** A required text. */
export const requiredText = z.string().trim().min(1);

/** An optional text; '' when absent. */
export const optionalText = z.string().trim().default("");

/** A page number; `first` is the number of the first page and the default. */
export function pageNumber(first: 0 | 1) {
  return wholeNumber(first, 1_000_000).default(first);
}

/** A whole number between `minimum` and `maximum`, inclusive. */
export function wholeNumber(minimum: number, maximum: number) {
  const bounds = z.int().min(minimum).max(maximum);
  return z
    .string()
    .regex(/^\d{1,9}$/, "has to be a whole number")
    .transform(Number)
    .pipe(bounds);
}

/** Parses a node id from a path; null when the text is not an id. */
export function nodeIdOf(text: string): number | null {
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** A response with status 400 and the validation errors. */
export function refuse(c: Context, error: z.ZodError): Response {
  return c.json({ message: z.prettifyError(error) }, 400);
}

/** The entries of one page of a list. */
export function slicePage<T>(list: readonly T[], index: number, size: number): T[] {
  return list.slice(index * size, (index + 1) * size);
}
