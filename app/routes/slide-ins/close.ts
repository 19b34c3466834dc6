import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { readForm } from "~/.server/http/read-form";
import { saveChoices } from "~/.server/session/visitor-choices-cookie";
import { amsterdamDay } from "~/utils/dates";
import type { RoutePolicy } from "~/utils/route-policy";
import { isSlideInId } from "~/utils/visitor-choices";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** The address accepts only POST. */
export function loader() {
  return redirect("/", 302);
}

/** Closes a slide-in for 30 days (app/utils/visitor-choices.ts). */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const form = await readForm(request);
  const id = form.get("id");
  const dismissedSlideIn = isSlideInId(id)
    ? { id, closedOn: amsterdamDay(scope.now) }
    : scope.choices.dismissedSlideIn;
  return saveChoices(scope, form, { dismissedSlideIn });
}
