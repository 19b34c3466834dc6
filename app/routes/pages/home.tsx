import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { findHomepage } from "~/pages/client.server";
import { loadBlocksOf } from "~/pages/load.server";
import { PageView } from "~/pages/page";
import { pageDocument } from "~/pages/page-document";
import { feedsOf } from "~/pages/page-feeds.server";
import { pageQuery } from "~/pages/query";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    shared: "visitors",
    query: pageQuery,
    slideIn: true,
    prefetch: true,
    tracking: true,
    siteMap: true,
  },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const page = await findHomepage(scope);
  if (!page?.status) throw notFound();
  return {
    page: { ...page, blocks: await loadBlocksOf(page, scope) },
    document: { ...pageDocument(page), feeds: feedsOf(page, scope) },
  };
}

export default function HomeRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} />;
}
