import type { LoaderFunctionArgs } from "@remix-run/node";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { communitySiteMapIndex, communitySiteMapPart } from "~/features/community/site-map.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: "everyone", query: { shared: ["deel"] } } } satisfies {
  policy: RoutePolicy;
};

/** The site map of what members write for everybody: an index, and with `?deel=` one of its files. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const part = scope.query.get("deel");
  if (part !== null && !/^[1-9]\d{0,3}$/.test(part)) throw notFound();
  const file = part ? await communitySiteMapPart(Number(part), scope) : await communitySiteMapIndex(scope);
  // An address has the words of a title, whose text may be closed or taken away at any moment.
  return new Response(file, {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" },
  });
}
