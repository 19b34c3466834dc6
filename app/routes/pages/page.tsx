import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadPage } from "~/pages/load.server";
import { PageView } from "~/pages/page";
import { pageQuery } from "~/pages/query";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: { shared: "visitors", query: pageQuery, slideIn: true, prefetch: true, tracking: true },
} satisfies { policy: RoutePolicy };

/** Any page of the CMS: 404 if it does not exist, 503 if its main list fails to load. */
export async function loader(args: LoaderFunctionArgs) {
  const { failed, ...loaded } = await loadPage(args);
  return data(loaded, { status: failed ? 503 : 200 });
}

export default function PageRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} />;
}
