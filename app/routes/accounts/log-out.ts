import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { submitLogOut } from "~/features/accounts/log-in.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** Logging out is a form; who types the address gets to the page with its button. */
export function loader() {
  return redirect("/mijn", 303);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return submitLogOut(await requestScope(request, context));
}
