import { hkdfSync } from "node:crypto";
import { decryptWith, encryptWith } from "./encrypt-at-rest";

const idBytes = 4;

/** Keys that follow each other: the first one encrypts, all of them decrypt. */
export interface KeyRing {
  /** Encrypts a text with the current key. @param owner whose it is; it can be decrypted for no other */
  encrypt(owner: string, text: string): Buffer;
  /** @throws Error where the key is not in the ring, or the text was encrypted for another owner or changed */
  decrypt(owner: string, encrypted: Buffer): string;
  /** What a text that is encrypted with the current key begins with. */
  currentId: Buffer;
}

/** @param secrets the newest first; at least one */
export function createKeyRing(secrets: readonly string[]): KeyRing {
  const keys = secrets.map((secret) => ({
    id: derive(secret, "id of a key", idBytes),
    key: derive(secret, "key of a ring", 32),
  }));
  const [current] = keys;
  if (!current) throw new Error("A ring needs a key");
  return {
    encrypt: (owner, text) => Buffer.concat([current.id, encryptWith(current.key, owner, Buffer.from(text))]),
    decrypt(owner, encrypted) {
      const id = encrypted.subarray(0, idBytes);
      const known = keys.find((each) => each.id.equals(id));
      if (!known) throw new Error("A text is encrypted with a key that is not in the ring");
      return decryptWith(known.key, owner, encrypted.subarray(idBytes)).toString();
    },
    currentId: current.id,
  };
}

function derive(secret: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, bytes));
}
