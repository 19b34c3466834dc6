import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { brands } from "../../app/utils/brand";
import type { Backend } from "../backend";
import { findByKey } from "./find-by-key";
import { readForm } from "./read-form";
import { type Submission, storeSubmission } from "./submissions";

const maxBodyBytes = 8 * 1024 * 1024;

/** Rejects bodies above 8 MB with 413. */
export const limitBody = bodyLimit({
  maxSize: maxBodyBytes,
  onError: (c) => c.json({ message: "Payload too large" }, 413),
});

interface Form {
  kind: Submission["kind"];
  contentType: "multipart/form-data" | "application/x-www-form-urlencoded";
  schema: z.ZodType<Submission["fields"]>;
  /** The name of the hidden field that only bots fill in. */
  honeypot: string;
}

/**
 * Validates and stores a posted form: 201 with its id, or 400 with the errors. A repeated `Idempotency-Key` returns
 * the id of the first submission.
 */
export async function acceptForm(c: Context, { dataDir, now }: Backend, form: Form): Promise<Response> {
  const result = await readForm(c.req.raw, form.contentType, form.schema);
  if ("errors" in result) return c.json(result, 400);
  const key = c.req.header("Idempotency-Key");
  const existingId = key && (await findByKey(dataDir, { kind: form.kind, key, now: now() }));
  if (existingId) return c.json({ id: existingId }, 201);
  const honeypot = result.fields[form.honeypot] !== undefined;
  const id = await storeSubmission(dataDir, {
    kind: form.kind,
    received: now(),
    honeypot,
    key,
    brand: brands.find((brand) => brand === c.req.header("X-Platform")),
    fields: result.fields,
  });
  return c.json({ id }, 201);
}
