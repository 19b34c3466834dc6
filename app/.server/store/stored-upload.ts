import { createHash, randomBytes } from "node:crypto";
import type { RequestScope } from "~/.server/context/scope";
import { decryptBytes, encryptBytes } from "~/.server/session/encrypted-bytes";

/** A file that a visitor chose, while the rest of the form is not right yet. */
export interface StoredUpload {
  name: string;
  bytes: Buffer;
}

type Scope = Pick<RequestScope, "store" | "config">;

const keptSeconds = 3600;
const tokenPattern = /^[\w-]{43}$/;

// The token is known to the visitor's page only: it finds the file, and without it nobody can open it.
const keyOfFile = (token: string) => `file:${createHash("sha256").update(token).digest("hex")}`;
const purposeOf = (token: string) => `kept file ${token}`;

/**
 * Keeps a file for an hour, encrypted, in the store that instances share.
 * @returns the token under which it is found, or null where it cannot be kept
 */
export async function storeUpload(
  { name, bytes }: StoredUpload,
  { store, config }: Scope,
): Promise<string | null> {
  const token = randomBytes(32).toString("base64url");
  const head = Buffer.from(`${JSON.stringify(name)}\n`);
  const sealed = encryptBytes(Buffer.concat([head, bytes]), purposeOf(token), config.sessionSecrets);
  return (await store.set(keyOfFile(token), sealed, keptSeconds)) ? token : null;
}

/** The file of a token; null where it has expired, was used, or never was. */
export async function findUpload(token: string, { store, config }: Scope): Promise<StoredUpload | null> {
  const sealed = tokenPattern.test(token) ? await store.get(keyOfFile(token)) : null;
  const plain = sealed && decryptBytes(sealed, purposeOf(token), config.sessionSecrets);
  if (!plain) return null;
  const end = plain.indexOf("\n");
  const name: unknown = JSON.parse(plain.subarray(0, end).toString());
  return typeof name === "string" ? { name, bytes: plain.subarray(end + 1) } : null;
}

export async function deleteUpload(token: string, { store }: Pick<Scope, "store">): Promise<void> {
  if (tokenPattern.test(token)) await store.delete(keyOfFile(token));
}
