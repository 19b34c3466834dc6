import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { totalsPath } from "~/features/donations/desk/paths";
import { downloadGifts } from "~/features/donations/desk/submit.server";
import { requireDesk } from "~/features/staff/load.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** The form is on the page of the totals. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireDesk("gifts", await requestScope(request, context));
  return redirect(totalsPath, 303);
}

/** The entries of a period, as a file. */
export async function action({ request, context }: ActionFunctionArgs) {
  return downloadGifts(await requestScope(request, context));
}
