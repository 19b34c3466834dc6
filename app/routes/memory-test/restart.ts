import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { noTestsCookie } from "~/features/memory-test/cookie.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** The address accepts only POST; a GET redirects to the start. */
export function loader() {
  return redirect("/geheugentest");
}

/** Deletes the answers to both tests. */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  return redirect("/geheugentest", { status: 303, headers: { "Set-Cookie": noTestsCookie(scope) } });
}
