import type { Submission } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { withoutNul } from "~/utils/plain-text";
import { mostFields, readForm } from "./read-form";

/** The posted form of a request: its values, or the reply with the errors and what was typed. */
export async function parseForm<S extends z.ZodType>(
  schema: S,
  request: Request,
  scope: RequestScope,
): Promise<Submission<z.output<S>, string[]>> {
  return parseFields(schema, await readForm(request, scope));
}

/** The values of a form without errors: every field of its schema has a default for what is not one of its values. */
export async function parseFormWithDefaults<S extends z.ZodType>(
  schema: S,
  request: Request,
  scope: RequestScope,
): Promise<z.output<S>> {
  return parseFieldsWithDefaults(schema, await readForm(request, scope));
}

/** The same, of fields that are read already. */
export function parseFieldsWithDefaults<S extends z.ZodType>(
  schema: S,
  fields: FormData | URLSearchParams,
): z.output<S> {
  const submission = parseFields(schema, fields);
  if (submission.status === "success") return submission.value;
  throw new Error(`A field has no default: ${Object.keys(submission.error ?? {}).join(", ")}`);
}

export function parseFields<S extends z.ZodType>(
  schema: S,
  fields: FormData | URLSearchParams,
): Submission<z.output<S>, string[]> {
  const form = new FormData();
  for (const [name, value] of [...fields].slice(0, mostFields)) {
    if (isCommand(name)) continue;
    if (typeof value === "string") form.append(name, withoutNul(value));
    else form.append(name, value);
  }
  return parseWithZod(form, { schema });
}

/**
 * Conform reads commands from two fields, and objects and lists of any length from names such as `a[1000000]` and
 * `a.b`. No form of the site has them; only robots send them here.
 */
const isCommand = (name: string) => name === "__intent__" || name === "__state__" || /[.[\]]/.test(name);
