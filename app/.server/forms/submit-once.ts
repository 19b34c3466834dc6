import { createHmac } from "node:crypto";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { failed } from "~/.server/http/call";
import { mayHaveArrived } from "~/.server/http/post-form";
import type { UpstreamResult } from "~/.server/http/result";
import { decrypt, deriveKey, encrypt } from "~/.server/session/encrypted";
import { type FailedSubmission, recordFailedSubmission } from "~/.server/store/failed-submissions";

type Scope = Pick<RequestScope, "store" | "config" | "logger" | "requestId" | "now">;

/** A form that turned out to be invalid, with what its page has to show. */
interface Rejected<Errors> {
  kind: "rejected";
  errors: Errors;
}

interface Submission<Receipt extends z.ZodType, Errors> extends Pick<FailedSubmission, "form" | "path"> {
  /** `formHash` of the post. */
  key: string;
  /** What later equal posts need of the first one. */
  receipt: Receipt;
  /** Forwards the form; called for the first of equal posts. */
  send(): Promise<UpstreamResult<z.output<Receipt>> | Rejected<Errors>>;
}

export type SubmitOutcome<Receipt, Errors = never> =
  | { kind: "sent"; receipt: Receipt }
  | { kind: "failed" }
  /** Not known whether it arrived. */
  | { kind: "uncertain" }
  | Rejected<Errors>;

/** How long a receipt is returned for an equal form. */
const receiptSeconds = 600;
/** How long a failure is reported to waiting posts; a later post is a new attempt. */
const failedSeconds = 2;
const pollMs = 100;
const purpose = "sent forms";

const working = "working";
const failure = "failed";
const uncertainty = "uncertain";

/** The keyed hash of a form and its values, from which they cannot be guessed: 52 characters in base 32. */
export function formHash(
  form: string,
  values: readonly unknown[],
  { config }: Pick<RequestScope, "config">,
): string {
  const hash = createHmac("sha256", deriveKey(config.sessionSecrets[0] ?? "", "hash of a form"));
  return base32(hash.update(JSON.stringify([form, values])).digest());
}

/**
 * Sends the first of several equal posts; the others wait for its outcome, on any instance
 * (docs/decisions/0024-submit-once.md). A failure is recorded. If the process crashes, its claim ends with the time
 * limit of a call.
 */
export async function submitOnce<Receipt extends z.ZodType, Errors = never>(
  { key, receipt: receiptSchema, send, form, path }: Submission<Receipt, Errors>,
  scope: Scope,
): Promise<SubmitOutcome<z.output<Receipt>, Errors>> {
  const { store, config } = scope;
  const name = `sent:${key}`;
  const lease = config.submitTimeoutMs / 1000 + 5;
  // If the store fails the form is sent anyway: better twice than not at all.
  while ((await store.setIfAbsent(name, working, lease)) === "present") {
    const outcome = (await store.get(name))?.toString();
    if (outcome === failure) return { kind: "failed" };
    if (outcome === uncertainty) return { kind: "uncertain" };
    if (outcome !== undefined && outcome !== working) {
      const receipt = receiptSchema.safeParse(await decrypt(outcome, purpose, config.sessionSecrets));
      return receipt.success ? { kind: "sent", receipt: receipt.data } : { kind: "failed" };
    }
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  try {
    const result = await send();
    if (result.kind === "loaded") {
      const encrypted = await encrypt(result.value, purpose, config.sessionSecrets);
      await store.set(name, encrypted, receiptSeconds);
      return { kind: "sent", receipt: result.value };
    }
    if (result.kind === "rejected") {
      await store.delete(name);
      return result;
    }
    const isUncertain = mayHaveArrived(result);
    await store.set(name, isUncertain ? uncertainty : failure, failedSeconds);
    await recordFailedSubmission(scope, form, path, result);
    return { kind: isUncertain ? "uncertain" : "failed" };
  } catch (error) {
    await store.delete(name);
    throw error;
  }
}

/**
 * Sends a form, unless it may have arrived in the last ten minutes: then the result is as uncertain as that of the
 * earlier call. @param key the hash of its content, which is the same when the form is posted again
 */
export async function sendUnlessUncertain<T>(
  key: string,
  send: () => Promise<UpstreamResult<T>>,
  { store }: Pick<Scope, "store">,
): Promise<UpstreamResult<T>> {
  const name = `uncertain:${key}`;
  if (await store.get(name)) return failed(504, "an equal form may have arrived");
  const result = await send();
  if (mayHaveArrived(result)) await store.set(name, uncertainty, receiptSeconds);
  return result;
}

// Crockford's base 32, without letters that resemble digits.
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}
