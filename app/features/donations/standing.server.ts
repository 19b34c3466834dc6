import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { parseFields } from "~/.server/forms/parse-form";
import type { Rejected } from "~/.server/forms/protected-form";
import { readForm } from "~/.server/forms/read-form";
import { type AnySubmission, rejectedForm } from "~/.server/forms/rejected-form";
import { callServices } from "~/.server/http/call-services";
import { givingContract as contract } from "../../../services/giving/contract";
import { findStandingGift } from "./client.server";
import { amountError, parseAmount } from "./model";
import { donationPaths } from "./paths";
import { linkRequestSchema, manageSchema, newAmountSchema } from "./schema";

function act(
  kind: "amount" | "pause" | "resume" | "stop",
  token: string,
  { upstreams }: Pick<RequestScope, "upstreams">,
) {
  const input = { token };
  switch (kind) {
    case "amount":
      return callServices(upstreams, contract.requestAmountChange, { input });
    case "pause":
      return callServices(upstreams, contract.pauseStandingGift, { input });
    case "resume":
      return callServices(upstreams, contract.resumeStandingGift, { input });
    case "stop":
      return callServices(upstreams, contract.stopStandingGift, { input });
  }
}

const dead = (submission: AnySubmission): Rejected => ({
  status: 410,
  form: rejectedForm(submission),
});
const manageAddress = (code: string, done: string) =>
  `${donationPaths.manage}?${new URLSearchParams({ code, gedaan: done })}`;

/** Changes, pauses or stops a gift by the link of a mail, or mails a fresh link to an address. */
export async function submitManage(scope: RequestScope): Promise<Response | Rejected> {
  const fields = await readForm(scope.request, scope);
  if (fields.has("email")) return requestLink(fields, scope);
  const submission = parseFields(manageSchema, fields);
  if (submission.status !== "success") return { status: 400, form: rejectedForm(submission) };
  const { code, act: kind } = submission.value;
  if (!/^[\w-]{43}$/.test(code)) return dead(submission);
  const answer = await act(kind, code, scope);
  switch (answer.status) {
    case 200:
    case 202:
      return redirect(manageAddress(code, kind), 303);
    case 409:
      return { status: 409, form: rejectedForm(submission) };
    case 410:
      return dead(submission);
    case 429:
      return { status: 429, form: rejectedForm(submission), waitSeconds: answer.body.retryAfterSeconds };
  }
}

async function requestLink(fields: FormData, scope: RequestScope): Promise<Response | Rejected> {
  const submission = parseFields(linkRequestSchema, fields);
  if (submission.status !== "success") return { status: 400, form: rejectedForm(submission) };
  const input = { email: submission.value.email };
  const answer = await callServices(scope.upstreams, contract.requestGiftLinks, { input });
  return answer.status === 202
    ? redirect(`${donationPaths.manage}?gedaan=link`, 303)
    : { status: 429, form: rejectedForm(submission), waitSeconds: answer.body.retryAfterSeconds };
}

/** Changes the amount by the link that works once. */
export async function submitAmount(scope: RequestScope): Promise<Response | Rejected> {
  const submission = parseFields(newAmountSchema, await readForm(scope.request, scope));
  const { payload } = submission;
  const code = typeof payload.code === "string" ? payload.code : "";
  const typed = typeof payload.amount === "string" ? payload.amount : "";
  const gift = await findStandingGift(code, "amount", scope);
  // Of two clicks the second finds its link used, and the services know whether this is what it was used for.
  const error = amountError(typed, gift?.frequency ?? "maandelijks");
  const cents = parseAmount(typed);
  if (submission.status !== "success" || error || cents === null)
    return gift ? { status: 400, form: rejectedForm(submission, { amount: error }) } : dead(submission);
  const answer = await callServices(scope.upstreams, contract.changeAmount, {
    input: { token: code, cents },
  });
  if (answer.status === 200) return redirect(`${donationPaths.amount}?gedaan=changed`, 303);
  return answer.status === 410
    ? dead(submission)
    : { status: 400, form: rejectedForm(submission, { amount: "InvalidAmount" }) };
}
