import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requestScope } from "~/.server/context/context";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import { saveChoices } from "~/.server/session/visitor-choices-cookie";
import { amsterdamDay } from "~/utils/dates";
import { optionalText, returnFields } from "~/utils/form-fields";
import type { RoutePolicy } from "~/utils/route-policy";
import { isSlideInId, withDismissal } from "~/utils/visitor-choices";

export const handle = { policy: { shared: false, postsChoices: true } } satisfies { policy: RoutePolicy };

/** The address accepts only POST. */
export function loader() {
  return redirect("/", 302);
}

const closeSchema = z.object({ ...returnFields, id: optionalText });

/** Closes a slide-in for 30 days (app/utils/visitor-choices.ts). */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const form = await parseFormWithDefaults(closeSchema, request, scope);
  const { id } = form;
  const { dismissedSlideIns: dismissed } = scope.choices;
  const dismissedSlideIns = isSlideInId(id)
    ? withDismissal(dismissed, { id, closedOn: amsterdamDay(scope.now) })
    : dismissed;
  return saveChoices(scope, form, { dismissedSlideIns });
}
