import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { z } from "zod";
import { brands } from "../../app/utils/brand";
import type { Backend } from "../backend";
import { findKnown } from "./known-submission";
import { readForm } from "./read-form";
import { type Submission, storeSubmission } from "./submissions";

const maximumBody = 8 * 1024 * 1024;

/** Refuses bodies above 8 MB with 413. */
export const limitBody = bodyLimit({
  maxSize: maximumBody,
  onError: (c) => c.json({ message: "Payload too large" }, 413),
});

interface Form {
  kind: Submission["kind"];
  contentType: "multipart/form-data" | "application/x-www-form-urlencoded";
  schema: z.ZodType<Submission["fields"]>;
  /** The field that people do not see. */
  honeypot: string;
}

/** Checks a posted form and keeps it: 201 with its id, or 400 with what is wrong. */
export async function acceptForm(c: Context, { dataDir, now }: Backend, form: Form): Promise<Response> {
  const result = await readForm(c.req.raw, form.contentType, form.schema);
  if ("errors" in result) return c.json(result, 400);
  const key = c.req.header("Idempotency-Key");
  const known = key && (await findKnown(dataDir, { kind: form.kind, key, now: now() }));
  if (known) return c.json({ id: known }, 201);
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
