import { createHash, randomBytes } from "node:crypto";
import type { RequestScope } from "~/.server/context/scope";
import { decryptBytes, encryptBytes } from "~/.server/session/encrypted-bytes";

/** A file that a visitor uploaded with a form that is not valid yet. */
export interface StoredUpload {
  name: string;
  bytes: Buffer;
}

type Scope = Pick<RequestScope, "store" | "config">;

const lifetimeSeconds = 3600;
const tokenPattern = /^[\w-]{43}$/;

// Only the visitor's page has the token, which both finds and decrypts the file.
const storeKey = (token: string) => `file:${createHash("sha256").update(token).digest("hex")}`;
const encryptionPurpose = (token: string) => `kept file ${token}`;

/**
 * Stores a file for an hour, encrypted, in the shared store.
 * @param token of the stored file that it is; default a new one
 * @returns the token that finds and decrypts it, or null if the store fails
 */
export async function storeUpload(
  { name, bytes }: StoredUpload,
  { store, config }: Scope,
  token = randomBytes(32).toString("base64url"),
): Promise<string | null> {
  const head = Buffer.from(`${JSON.stringify(name)}\n`);
  const encrypted = encryptBytes(
    Buffer.concat([head, bytes]),
    encryptionPurpose(token),
    config.sessionSecrets,
  );
  return (await store.set(storeKey(token), encrypted, lifetimeSeconds)) ? token : null;
}

/** The file of a token; null if it has expired, was deleted or never existed. */
export async function findUpload(token: string, { store, config }: Scope): Promise<StoredUpload | null> {
  const encrypted = tokenPattern.test(token) ? await store.get(storeKey(token)) : null;
  const plain = encrypted && decryptBytes(encrypted, encryptionPurpose(token), config.sessionSecrets);
  if (!plain) return null;
  const end = plain.indexOf("\n");
  const name: unknown = JSON.parse(plain.subarray(0, end).toString());
  return typeof name === "string" ? { name, bytes: plain.subarray(end + 1) } : null;
}

export async function deleteUpload(token: string, { store }: Pick<Scope, "store">): Promise<void> {
  if (tokenPattern.test(token)) await store.delete(storeKey(token));
}
