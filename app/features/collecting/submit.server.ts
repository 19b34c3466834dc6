import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { parseForm } from "~/.server/forms/parse-form";
import { type RejectedForm, rejectedForm } from "~/.server/forms/rejected-form";
import { formHash, sendUnlessUncertain, submitOnce } from "~/.server/forms/submit-once";
import { mapLoaded } from "~/.server/http/change-result";
import { signUpCollector } from "./client.server";
import { collectingPaths } from "./paths";
import { collectorSchema } from "./schema";

export type CollectorOutcome =
  | { accepted: true }
  | {
      accepted: false;
      status: 400 | 502;
      form: RejectedForm;
      /** A valid form that could not be delivered, or may have arrived. */
      sendingFailed: boolean;
      uncertain: boolean;
    };

/** Validates the sign-up of a collector and forwards it. Every rejection keeps the input. */
export async function submitCollector(scope: RequestScope): Promise<CollectorOutcome> {
  const submission = await parseForm(collectorSchema, scope.request, scope);
  const form = rejectedForm(submission);
  if (submission.status !== "success")
    return { accepted: false, status: 400, form, sendingFailed: false, uncertain: false };
  const { rendered, honeypot, ...collector } = submission.value;
  const target = { form: "collector", path: collectingPaths.signUp } as const;
  // The page is cached and so are its hidden fields: only the answers identify a submission.
  // With the brand: who signs up at two sites reaches both.
  const key = formHash(`${target.form} ${scope.brand}`, [collector], scope);
  const sent = scope.now.toISOString();
  const outcome = await submitOnce(
    {
      ...target,
      key,
      receipt: z.literal(true),
      send: async () => {
        const signUp = { collector, honeypot, key, sent, rendered: rendered ?? sent };
        const result = await sendUnlessUncertain(key, () => signUpCollector(scope, signUp), scope);
        return mapLoaded(result, () => true as const);
      },
    },
    scope,
  );
  if (outcome.kind === "sent") return { accepted: true };
  return { accepted: false, status: 502, form, sendingFailed: true, uncertain: outcome.kind === "uncertain" };
}
