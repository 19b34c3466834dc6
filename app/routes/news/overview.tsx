import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { BlockList } from "~/blocks/block-list";
import { TermForm } from "~/design/overview/term-form";
import { nationalNewsFeed } from "~/features/news/feed.server";
import { loadNews } from "~/features/news/load.server";
import { NewsOverview } from "~/features/news/news-overview";
import { findPage } from "~/pages/client.server";
import { loadBlocksOf } from "~/pages/load.server";
import { pageIdentity } from "~/pages/page-traits";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
import { PageHeader } from "~/shell/page-header";
import { overviewDocument } from "~/utils/overview";
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

/** `/nieuws`: the national news, paginated and searchable with `?zoekterm=`. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const [cmsPage, overview] = await Promise.all([
    findPage(scope, "/nieuws").catch(() => null),
    loadNews(scope),
  ]);
  const page = cmsPage?.status ? cmsPage : null;
  const title = page?.meta.title ?? page?.title ?? scope.t("overview.news.title");
  return data(
    {
      overview,
      header: page?.header ?? null,
      blocks: page ? await loadBlocksOf(page, scope) : [],
      document: {
        description: page?.meta.description ?? null,
        sheets: ["lists" as const],
        feeds: [nationalNewsFeed(scope)],
        ...overviewDocument(overview, title, scope.t),
        ...pageIdentity(page, "newsOverview"),
      },
    },
    { status: overview.failed ? 503 : 200 },
  );
}

export default function NewsRoute() {
  const { t } = useTranslation();
  const { overview, header, blocks } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader header={header ?? builtInHeader(t("overview.news.title"))}>
        <TermForm overview={overview} />
      </PageHeader>
      <NewsOverview overview={overview} />
      <BlockList blocks={blocks} layout="sections" />
    </>
  );
}
