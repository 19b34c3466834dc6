import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decrypt, deriveKey, encrypt } from "~/.server/session/encrypted";

type Scope = Pick<RequestScope, "store" | "config">;

/** 'first' for the post that has to be sent; the outcome of that post for the equal posts that follow. */
export type Turn<Receipt> =
  | {
      kind: "first";
      sent(receipt: Receipt): Promise<void>;
      failed(): Promise<void>;
      release(): Promise<void>;
    }
  | { kind: "sent"; receipt: Receipt }
  | { kind: "failed" };

/** How long a receipt is returned for an equal form. */
const receiptSeconds = 600;
/** How long a failure is reported to waiting posts; a later post is a new attempt. */
const failedSeconds = 2;
const pollMs = 100;
const purpose = "sent forms";

const working = "working";
const failure = "failed";

/** The keyed hash of a form and its values, from which they cannot be guessed: 52 characters in base 32. */
export function formHash(
  form: string,
  values: readonly unknown[],
  { config }: Pick<Scope, "config">,
): string {
  const hash = createHmac("sha256", deriveKey(config.sessionSecrets[0] ?? "", "hash of a form"));
  return base32(hash.update(JSON.stringify([form, values])).digest());
}

/**
 * Lets the first of several equal posts be sent; the others wait for its outcome, on any instance
 * (docs/decisions/0024-submit-once.md). If it crashes, its turn ends with the time limit of a call.
 * @param key `formHash` of the post
 */
export async function submitOnce<S extends z.ZodType>(
  key: string,
  receiptSchema: S,
  { store, config }: Scope,
): Promise<Turn<z.output<S>>> {
  const name = `sent:${key}`;
  const lease = config.submitTimeoutMs / 1000 + 5;
  for (;;) {
    // If the store fails the form is sent anyway: better twice than not at all.
    if ((await store.setIfAbsent(name, working, lease)) !== "present") {
      return {
        kind: "first",
        sent: async (receipt) => {
          await store.set(name, await encrypt(receipt, purpose, config.sessionSecrets), receiptSeconds);
        },
        failed: async () => {
          await store.set(name, failure, failedSeconds);
        },
        release: () => store.delete(name),
      };
    }
    const outcome = (await store.get(name))?.toString();
    if (outcome === failure) return { kind: "failed" };
    if (outcome !== undefined && outcome !== working) {
      const receipt = receiptSchema.safeParse(await decrypt(outcome, purpose, config.sessionSecrets));
      return receipt.success ? { kind: "sent", receipt: receipt.data } : { kind: "failed" };
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}

// Crockford's base 32, without letters that resemble digits.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}
