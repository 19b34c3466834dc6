import type { RequestScope } from "~/.server/context/scope";
import { parseFields } from "~/.server/forms/parse-form";
import { newsletterSchema } from "./schema";
import { submitNewsletter } from "./submit.server";

/** Forwards a sign-up from the form of another feature. A failure is recorded for operators, as with every form. */
export async function subscribe(email: string, path: string, scope: RequestScope): Promise<void> {
  await submitNewsletter(parseFields(newsletterSchema, new URLSearchParams({ email, path })), scope);
}
