import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { decrypt, encrypt, keyOf } from "~/.server/session/encrypted";

type Scope = Pick<RequestScope, "store" | "config">;

/** What a form may do that was posted: send, or show what became of the same form a moment ago. */
export type Turn<Receipt> =
  | { kind: "mine"; sent(receipt: Receipt): Promise<void>; failed(): Promise<void>; release(): Promise<void> }
  | { kind: "sent"; receipt: Receipt }
  | { kind: "failed" };

/** How long the same form, with the same values, is the same post. */
const rememberedSeconds = 600;
/** Long enough for those who wait; whoever presses again afterwards means it. */
const failedSeconds = 2;
const pollMs = 100;
const purpose = "sent forms";

const working = "working";
const failure = "failed";

/** The keyed hash of a form and all that was filled in: nobody can guess values from it. In base 32, 52 characters. */
export function formHash(
  form: string,
  values: readonly unknown[],
  { config }: Pick<Scope, "config">,
): string {
  const hash = createHmac("sha256", keyOf(config.sessionSecrets[0] ?? "", "hash of a form"));
  return base32(hash.update(JSON.stringify([form, values])).digest());
}

/**
 * Lets one of several equal posts go on: the others wait for it, also on other instances, and hear what became of it
 * (docs/decisions/0024-submit-once.md). One that crashed holds its turn no longer than a call may take.
 * @param key of the post: `formHash`
 */
export async function submitOnce<S extends z.ZodType>(
  key: string,
  receiptSchema: S,
  { store, config }: Scope,
): Promise<Turn<z.output<S>>> {
  const name = `sent:${key}`;
  const lease = config.submitTimeoutMs / 1000 + 5;
  for (;;) {
    // Where there is no store the form is sent all the same: better twice than not at all.
    if ((await store.setIfAbsent(name, working, lease)) !== "present") {
      return {
        kind: "mine",
        sent: async (receipt) => {
          await store.set(name, await encrypt(receipt, purpose, config.sessionSecrets), rememberedSeconds);
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

// Crockford's: without letters that look like digits on paper.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}
