import type { LoaderFunctionArgs } from "@remix-run/node";
import { changesWith } from "~/.server/cache/page-sources";
import { requestScope } from "~/.server/context/context";
import { gone, notFound } from "~/.server/http/failures";
import { calendarFile } from "~/features/activities/calendar.server";
import { calendarResponse } from "~/features/activities/calendar-response.server";
import { textOfHtml } from "~/fields/rich-text";
import { findPage } from "~/pages/client.server";
import { hasEnded } from "~/utils/dates";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/** `/agenda/{path of an activity}.ics`: one activity as a calendar file. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const path = /^(.+)\.ics$/.exec(params["*"] ?? "")?.[1];
  const page = path ? await findPage(scope, `/${path}`) : null;
  if (!page?.status || page.type !== "activiteit") throw notFound();
  if (page.expireDate && hasEnded(page.expireDate, scope.now)) throw gone();
  changesWith(scope, { ends: [page.expireDate] });
  const { activity, title, header } = page;
  const { address, locationName, startDate, endDate, startTime, endTime } = activity;
  if (!startDate) throw notFound();
  const event = {
    title,
    text: textOfHtml(header.introduction ?? ""),
    place: [locationName ?? address?.organisation, ...(address?.street ?? []), address?.city]
      .filter(Boolean)
      .join(", "),
    path: page.path ?? `/${path}`,
    startDate,
    endDate,
    startTime,
    endTime,
  };
  return calendarResponse(calendarFile([event], { ...scope, name: title }), `${path?.split("/").at(-1)}.ics`);
}
