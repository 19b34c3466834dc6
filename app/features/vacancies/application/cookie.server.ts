import { deflateRawSync, inflateRawSync } from "node:zlib";
import { parse, serialize } from "cookie";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decryptBytes, encryptBytes } from "~/.server/session/encrypted-bytes";
import { genders } from "./model";

const text = z.string().nullable();

/** What an applicant sees once of what was sent; the file by its name. */
const copySchema = z.object({
  title: z.string(),
  /** ISO 8601. */
  sent: z.string(),
  answers: z.object({
    gender: z.enum(genders).nullable(),
    firstName: text,
    insertion: text,
    lastName: text,
    city: text,
    phone: text,
    email: text,
    motivation: text,
    linkedIn: text,
    cv: text,
    education: text,
  }),
  /** The longest answers did not fit. */
  shortened: z.boolean(),
});

const receiptSchema = z.object({
  reference: z.string(),
  purpose: z.enum(["volunteer", "job", "contact"]),
  /** For statistics, which hear of it once. */
  vacancy: z.object({
    id: z.string().nullable(),
    title: z.string(),
    kind: z.enum(["regional", "landelijk", "corporate"]),
    region: z.string().nullable(),
  }),
  copy: copySchema.nullable(),
});

export type ApplicationReceipt = z.output<typeof receiptSchema>;

type Scope = Pick<RequestScope, "config" | "origin">;

// A browser takes some 4096 characters a cookie, and servers 16 KB of headers for all of them.
const names = ["sollicitatie", "sollicitatie-2"];
const longest = 3800;
const lifeSeconds = 600;
const purpose = "application receipt";
const mostBytes = 64 * 1024;

/** The receipt of an application that was just sent; null for everyone else. */
export function readReceipt(request: Request, { config }: Scope): ApplicationReceipt | null {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  const sealed = Buffer.from(names.map((name) => cookies[name] ?? "").join(""), "base64url");
  const packed = decryptBytes(sealed, purpose, config.sessionSecrets);
  if (!packed) return null;
  const read = receiptSchema.safeParse(
    JSON.parse(inflateRawSync(packed, { maxOutputLength: mostBytes }).toString()),
  );
  return read.success ? read.data : null;
}

/**
 * The `Set-Cookie`s that carry a receipt to the thank-you page, and nowhere else: encrypted, for ten minutes. Answers
 * that do not fit, thousands of words, are left out of the copy.
 * @param path of the thank-you page
 */
export function receiptCookies(receipt: ApplicationReceipt, path: string, scope: Scope): string[] {
  const { copy } = receipt;
  const short = copy && {
    ...copy,
    shortened: true,
    answers: { ...copy.answers, motivation: null, education: null },
  };
  const value =
    pack(receipt, scope) ??
    pack({ ...receipt, copy: short }, scope) ??
    pack({ ...receipt, copy: null }, scope) ??
    "";
  return names.map((name, index) => {
    const part = value.slice(index * longest, (index + 1) * longest);
    return serialize(name, part, {
      path,
      httpOnly: true,
      sameSite: "lax",
      secure: scope.origin.startsWith("https:"),
      maxAge: part ? lifeSeconds : 0,
    });
  });
}

function pack(receipt: ApplicationReceipt, { config }: Scope): string | null {
  const packed = deflateRawSync(JSON.stringify(receipt));
  const value = encryptBytes(packed, purpose, config.sessionSecrets).toString("base64url");
  return value.length <= longest * names.length ? value : null;
}
