import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import type { RequestScope } from "~/.server/context";
import { newsletterSchema } from "./schema";

export type NewsletterOutcome =
  | { accepted: true }
  | { accepted: false; status: 400 | 502; result: SubmissionResult<string[]> };

/** Validates a sign-up and forwards it to the brand's mailing provider. What was typed is kept in every refusal. */
export async function submitNewsletter(form: FormData, scope: RequestScope): Promise<NewsletterOutcome> {
  // Conform's own field for buttons that change a form; ours has none, and a robot's value would be thrown.
  form.delete("__intent__");
  const submission = parseWithZod(form, { schema: newsletterSchema });
  if (submission.status !== "success") return { accepted: false, status: 400, result: submission.reply() };
  const sent = new Date().toISOString();
  const { rendered = sent, formId, ...fields } = submission.value;
  const result = await scope.newsletter.subscribe({ ...fields, rendered, sent, form: formId });
  if (result.kind === "loaded") return { accepted: true };
  return { accepted: false, status: 502, result: submission.reply({ formErrors: ["SendingFailed"] }) };
}
