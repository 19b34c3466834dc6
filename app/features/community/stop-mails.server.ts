import { data, redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { callServices } from "~/.server/http/call-services";
import { communityContract as contract } from "../../../services/community/contract";
import { stopMailsPath } from "./paths";

/**
 * Stops mails by the code in the address, without a session: the mail may be read anywhere. Mail programs post one field
 * (RFC 8058) and follow no redirect; whoever presses the button is led to a page without the code.
 */
export async function submitStopMails({ query, request, upstreams }: RequestScope) {
  const code = query.get("code") ?? "";
  if (!(await isStopped(code, upstreams))) return data({ isStopped: false }, 404);
  const form = await request.formData().catch(() => new FormData());
  if (form.get("List-Unsubscribe") === "One-Click") return data({ isStopped: true });
  return redirect(`${stopMailsPath}?gedaan=ja`, 303);
}

/** Whether the code was one. */
async function isStopped(code: string, upstreams: RequestScope["upstreams"]): Promise<boolean> {
  if (!/^[\w-]{1,500}$/.test(code)) return false;
  return (await callServices(upstreams, contract.stopMails, { input: { code } })).status === 200;
}
