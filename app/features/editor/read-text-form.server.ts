import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { readProtectedForm } from "~/.server/forms/protected-form";
import { requireMember } from "~/features/accounts/public.server";

/**
 * The form of a member with texts, as `readProtectedForm`. Without a session its texts are kept, and the log-in leads
 * back to them. @throws the 403 page for visitors
 */
export async function readTextForm<S extends z.ZodType<{ token: string }>>(schema: S, scope: RequestScope) {
  const member = await requireMember(scope);
  return { member, ...(await readProtectedForm(schema, scope)) };
}
