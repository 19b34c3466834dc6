import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { TermForm } from "~/design/overview/term-form";
import { nationalNewsFeed } from "~/features/news/feed.server";
import { loadNews } from "~/features/news/load.server";
import { NewsOverview } from "~/features/news/news-overview";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
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
  const [added, overview] = await Promise.all([
    loadAddedContent("/nieuws", scope, {
      title: scope.t("overview.news.title"),
      sheets: ["lists"],
      feeds: [nationalNewsFeed(scope)],
      pageKind: "newsOverview",
    }),
    loadNews(scope),
  ]);
  return data(
    {
      ...added,
      overview,
      document: { ...added.document, ...overviewDocument(overview, added.document.title, scope.t) },
    },
    { status: overview.failed ? 503 : 200 },
  );
}

export default function NewsRoute() {
  const { t } = useTranslation();
  const { overview, header, blocks, reviewed } = useLoaderData<typeof loader>();
  return (
    <>
      <AddedHeader task header={header ?? builtInHeader(t("overview.news.title"))} blocks={blocks}>
        <TermForm overview={overview} />
      </AddedHeader>
      <NewsOverview overview={overview} />
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}
