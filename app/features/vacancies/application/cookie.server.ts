import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decryptBytes, encryptBytes } from "~/.server/session/encrypted-bytes";
import { pathCookie } from "~/.server/session/site-cookie";
import { fieldNames, isLong } from "../wire";

/** Copy of a sent application for the applicant; the file by its name. */
const copySchema = z.object({
  title: z.string(),
  /** ISO 8601. */
  sent: z.string(),
  /** By the name of the field; empty without an answer. */
  answers: z.partialRecord(z.enum(fieldNames), z.string().nullable()),
  /** Whether the longest answers are left out because they do not fit. */
  shortened: z.boolean(),
});

const receiptSchema = z.object({
  reference: z.string(),
  purpose: z.enum(["volunteer", "job", "contact"]),
  /** For the analytics event. */
  vacancy: z.object({
    id: z.string().nullable(),
    title: z.string(),
    kind: z.enum(["regional", "landelijk", "corporate"]),
    region: z.string().nullable(),
  }),
  copy: copySchema.nullable(),
});

export type ApplicationReceipt = z.output<typeof receiptSchema>;

type Answers = z.output<typeof copySchema>["answers"];
type Scope = Pick<RequestScope, "config" | "origin">;

// Browsers accept some 4096 characters per cookie, and servers 16 KB of headers in total.
const cookies = [pathCookie("sollicitatie"), pathCookie("sollicitatie-2")];
const maxCookieLength = 3800;
const maxAgeSeconds = 600;
const purpose = "application receipt";
/** Limits what a cookie may become when it is read. */
const maxReceiptBytes = 64 * 1024;

/** The receipt of an application that was just sent; null without a valid receipt cookie. */
export function readReceipt(request: Request, { config, origin }: Scope): ApplicationReceipt | null {
  const parts = cookies.map((cookie) => cookie.read({ request, origin }) ?? "");
  const encrypted = Buffer.from(parts.join(""), "base64url");
  const compressed = decryptBytes(encrypted, purpose, config.sessionSecrets);
  if (!compressed) return null;
  const read = receiptSchema.safeParse(
    JSON.parse(inflateRawSync(compressed, { maxOutputLength: maxReceiptBytes }).toString()),
  );
  return read.success ? read.data : null;
}

/**
 * `Set-Cookie` values with the encrypted receipt, limited to the thank-you page and ten minutes. If the answers do
 * not fit, the copy leaves out the longest ones, or else is left out itself.
 * @param path of the thank-you page
 */
export function receiptCookies(receipt: ApplicationReceipt, path: string, scope: Scope): string[] {
  const { copy } = receipt;
  const shortCopy = copy && { ...copy, shortened: true, answers: withoutLongAnswers(copy.answers) };
  const value =
    encodeReceipt(receipt, scope) ??
    encodeReceipt({ ...receipt, copy: shortCopy }, scope) ??
    encodeReceipt({ ...receipt, copy: null }, scope) ??
    "";
  return cookies.map((cookie, index) => {
    const part = value.slice(index * maxCookieLength, (index + 1) * maxCookieLength);
    return cookie.set(part, path, { origin: scope.origin, maxAge: part ? maxAgeSeconds : 0 });
  });
}

function withoutLongAnswers(answers: Answers): Answers {
  return Object.fromEntries(fieldNames.map((name) => [name, isLong(name) ? null : answers[name]]));
}

function encodeReceipt(receipt: ApplicationReceipt, { config }: Scope): string | null {
  const json = Buffer.from(JSON.stringify(receipt));
  if (json.length > maxReceiptBytes) return null;
  const compressed = deflateRawSync(json);
  const value = encryptBytes(compressed, purpose, config.sessionSecrets).toString("base64url");
  return value.length <= maxCookieLength * cookies.length ? value : null;
}
