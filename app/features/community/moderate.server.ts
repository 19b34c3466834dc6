import { redirect } from "@remix-run/node";
import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { checkProtectedForm, type Rejected } from "~/.server/forms/protected-form";
import { found } from "~/.server/http/failures";
import { callForMember } from "~/features/accounts/public.server";
import { allowed } from "~/features/staff/public.server";
import { communityContract as contract } from "../../../services/community/contract";
import { flushThread, flushTitle } from "./flush.server";
import { actSchema } from "./moderation/schema";
import { type Thread, threadPath } from "./paths";

/** The forms of moderators on a conversation: closing, pinning, moving, and back. */
export async function submitAct(
  thread: Thread,
  fields: FormData,
  scope: RequestScope,
): Promise<Response | Rejected> {
  const form = checkProtectedForm(actSchema, fields, scope);
  if (form.rejected) return form.rejected;
  const { moderate: act } = form.value;
  const input = { id: thread.id, act, ...factsOf(form.value) };
  found(allowed(await callForMember(scope, contract.moderateConversation, input)));
  await (act === "move" ? flushTitle : flushThread)(thread.id, scope);
  return redirect(threadPath(thread, { done: "geregeld" }), 303);
}

/** What an act needs besides its name. */
function factsOf(form: z.output<typeof actSchema>) {
  if (form.moderate === "close") return { reason: form.reason };
  if (form.moderate !== "move") return {};
  const [group, topic] = form.target;
  return { group: group || null, topic: topic || null };
}
