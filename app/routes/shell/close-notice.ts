import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requestScope } from "~/.server/context/context";
import { parseFormWithDefaults } from "~/.server/forms/parse-form";
import { saveChoices } from "~/.server/session/visitor-choices-cookie";
import { optionalText, returnFields } from "~/utils/form-fields";
import type { RoutePolicy } from "~/utils/route-policy";
import { isNoticeId } from "~/utils/visitor-choices";

export const handle = { policy: { shared: false, postsChoices: true } } satisfies { policy: RoutePolicy };

/** The address accepts only POST. */
export function loader() {
  return redirect("/", 302);
}

const closeSchema = z.object({ ...returnFields, id: optionalText });

/** Closes a notice for as long as its words stay the same (app/shell/notice.server.ts). */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const form = await parseFormWithDefaults(closeSchema, request, scope);
  const { id } = form;
  return saveChoices(scope, form, { closedNotice: isNoticeId(id) ? id : scope.choices.closedNotice });
}
