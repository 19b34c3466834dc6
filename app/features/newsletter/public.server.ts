import type { RequestScope } from "~/.server/context/scope";
import { parseFields } from "~/.server/forms/parse-form";
import { newsletterSchema } from "./schema";
import { rejectedSignUp, submitNewsletter } from "./submit.server";

/** Forwards a sign-up from the form of another feature. A failure is recorded for operators, as with every form. */
export async function subscribe(
  email: string,
  path: string,
  scope: RequestScope,
): Promise<"sent" | "failed" | "uncertain"> {
  const submission = parseFields(newsletterSchema, new URLSearchParams({ email, path }));
  const outcome = await submitNewsletter(submission, scope);
  if (outcome.accepted) return "sent";
  return rejectedSignUp(outcome).uncertain ? "uncertain" : "failed";
}
