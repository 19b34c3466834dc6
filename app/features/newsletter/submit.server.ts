import type { Submission, SubmissionResult } from "@conform-to/react";
import { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { formHash, sendUnlessUncertain, submitOnce } from "~/.server/forms/submit-once";
import { mapLoaded } from "~/.server/http/change-result";
import type { UpstreamResult } from "~/.server/http/result";
import type { FailedSubmission } from "~/.server/store/failed-submissions";
import type { NewsletterRegion } from "~/features/regions/public";
import { readFormError } from "~/utils/form-errors";
import { subscribeToNewsletter, subscribeToRegion } from "./client.server";
import type { newsletterSchema } from "./schema";
import type { RejectedSignUp } from "./sign-up";

export type NewsletterOutcome =
  /** `path` is the page of the form, as the provider and the statistics may know it. */
  | { accepted: true; path: string }
  | { accepted: false; status: 400 | 502; result: SubmissionResult<string[]> };

const uncertainError = "SendingUncertain";

/** A parsed post of the form. */
type PostedSignUp = Submission<z.output<typeof newsletterSchema>, string[]>;

/** Values and errors of a rejected form. */
export function rejectedSignUp({ result, status }: NewsletterOutcome & { accepted: false }): RejectedSignUp {
  const typed = (name: string) => {
    const value = result.initialValue?.[name];
    return typeof value === "string" ? value : "";
  };
  return {
    email: typed("email"),
    path: typed("path"),
    mailing: { formId: typed("formId"), scoreSdv: typed("score sdv"), runid: typed("runid") },
    error: readFormError(result.error?.email?.[0]),
    sendingFailed: status === 502,
    uncertain: result.error?.[""]?.includes(uncertainError) ?? false,
  };
}

/** Validates a sign-up and forwards it to the brand's mailing provider. Every rejection keeps the input. */
export function submitNewsletter(submission: PostedSignUp, scope: RequestScope): Promise<NewsletterOutcome> {
  const send = ({ formId, ...signUp }: SignUp) => subscribeToNewsletter(scope, { ...signUp, form: formId });
  return forward(submission, scope, { form: "newsletter", path: "/nieuwsbrief" }, send);
}

/**
 * The same for a region's newsletter, as found by `findRegionNewsletter`. A failed lookup is a failed submission that
 * keeps the input.
 */
export function submitRegionNewsletter(
  submission: PostedSignUp,
  scope: RequestScope,
  path: string,
  region: UpstreamResult<NewsletterRegion | null>,
): Promise<NewsletterOutcome> {
  return forward(
    submission,
    scope,
    { form: "region-newsletter", path },
    async ({ email, rendered, sent, honeypot }) => {
      // Whatever the lookup failed with, such as no answer in time: nothing was sent, which is certain.
      if (region.kind !== "loaded") return { kind: "failed", status: 502, reason: "no region" };
      if (!region.value) return { kind: "failed", status: 404, reason: "no newsletter" };
      return subscribeToRegion(scope, { region: region.value, email, rendered, sent, honeypot });
    },
  );
}

type SignUp = z.output<typeof newsletterSchema> & { rendered: string; sent: string };

async function forward(
  submission: PostedSignUp,
  scope: RequestScope,
  target: Pick<FailedSubmission, "form" | "path">,
  send: (signUp: SignUp) => Promise<UpstreamResult<null>>,
): Promise<NewsletterOutcome> {
  if (submission.status !== "success") return { accepted: false, status: 400, result: submission.reply() };
  const { rendered, ...fields } = submission.value;
  const values = { ...fields, path: shownPage(fields.path, scope) };
  // Cached pages share form tokens, so only the values identify a submission (docs/decisions/0024-submit-once.md).
  const key = formHash(`${target.form} ${scope.brand} ${target.path}`, [values], scope);
  const outcome = await submitOnce(
    {
      ...target,
      key,
      receipt: z.literal(true),
      send: async () => {
        const sent = scope.now.toISOString();
        const signUp = { ...values, rendered: rendered ?? sent, sent };
        return mapLoaded(await sendUnlessUncertain(key, () => send(signUp), scope), () => true as const);
      },
    },
    scope,
  );
  if (outcome.kind === "sent") return { accepted: true, path: values.path };
  const formErrors = [outcome.kind === "uncertain" ? uncertainError : "SendingFailed"];
  return { accepted: false, status: 502, result: submission.reply({ formErrors }) };
}

/** Pages that reveal something about the visitor, such as the health, stay out of mailings and statistics. */
function shownPage(path: string, { routes }: Pick<RequestScope, "routes">): string {
  return routes.match(path)?.policy.tracking ? path : "/nieuwsbrief";
}
