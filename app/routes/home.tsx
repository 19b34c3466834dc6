import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { loadBlockData } from "~/.server/block-data";
import { requestScope } from "~/.server/context/context";
import { feedsOf } from "~/.server/feeds/page-feeds";
import { notFound } from "~/.server/http/failures";
import { pageDocument } from "~/pages/page-document";
import { PageView } from "~/pages/page-view";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const page = await scope.cms.findHomepage();
  if (!page?.status) throw notFound();
  return {
    page: await loadBlockData(page, scope),
    document: { ...pageDocument(page), feeds: feedsOf(page, scope) },
  };
}

export default function HomeRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <PageView page={page} />;
}
