import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { notFound, unavailable } from "~/.server/http/failures";
import { calendarFile } from "~/features/activities/calendar.server";
import { calendarResponse } from "~/features/activities/calendar-response.server";
import { listCalendar } from "~/features/activities/client.server";
import { followRedirect } from "~/features/redirects/public.server";
import { findRegionByName } from "~/features/regions/client.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone", query: { shared: ["soort"] } } } satisfies {
  policy: RoutePolicy;
};

/** `/regios/{regio}/activiteiten.ics`: a region's activities in the coming months; `?soort=` filters by type. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const type = (scope.query.getAll("soort").at(-1) ?? "").trim().slice(0, 100) || null;
  const region = await findRegionByName(scope, params.regio ?? "");
  if (region.kind !== "loaded") throw unavailable();
  if (!region.value) {
    await followRedirect(scope, request);
    throw notFound();
  }
  const activities = await listCalendar(scope, region.value.id, { type });
  if (activities.kind !== "loaded") throw unavailable();
  const events = (activities.value ?? []).map((activity) => ({
    ...activity,
    text: activity.intro,
    place: [activity.location, ...(activity.address?.street ?? []), activity.locality]
      .filter(Boolean)
      .join(", "),
    path: activity.url,
  }));
  const name = [region.value.title, type].filter(Boolean).join(", ");
  return calendarResponse(calendarFile(events, { ...scope, name }), `${params.regio}.ics`);
}
