import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { notFound, unavailable } from "~/.server/http/failures";
import { TermForm } from "~/design/overview/term-form";
import { NewsOverview } from "~/features/news/news-overview";
import { findRegionByName } from "~/features/regions/client.server";
import { loadRegionNews } from "~/features/regions/load-news.server";
import { regionNewsFeed } from "~/features/regions/news-feed.server";
import { AddedBlocks } from "~/pages/added-blocks";
import { AddedHeader } from "~/pages/added-header";
import { loadAddedContent } from "~/pages/load.server";
import { pageQuery } from "~/pages/query";
import { builtInHeader } from "~/shell/built-in-header";
import { overviewDocument } from "~/utils/overview";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = {
  policy: {
    breadcrumbsUnder: "parent",
    shared: "visitors",
    query: pageQuery,
    slideIn: true,
    prefetch: true,
    tracking: true,
  },
} satisfies { policy: RoutePolicy };

/** `/regios/{regioName}/nieuws`: the news of a region, paginated and searchable with `?zoekterm=`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const region = await findRegionByName(scope, params.regioName ?? "");
  if (region.kind !== "loaded") throw unavailable();
  if (!region.value) throw notFound();
  const { title: name, url } = region.value;
  const title = scope.t("overview.regionNews.title", { region: name });
  const [added, overview] = await Promise.all([
    loadAddedContent(`${url}/nieuws`, scope, {
      title,
      description: scope.t("overview.regionNews.description", { region: name }),
      sheets: ["lists"],
      feeds: [regionNewsFeed(scope, region.value)],
      pageKind: "regioNewsOverview",
    }),
    loadRegionNews(scope, region.value),
  ]);
  return data(
    {
      ...added,
      region: { name, url },
      overview,
      document: { ...added.document, ...overviewDocument(overview, title, scope.t) },
    },
    // A failed search leaves the page usable: 200. Without the list itself the page is a 503.
    { status: overview.failed && !overview.term ? 503 : 200 },
  );
}

export default function RegionNewsRoute() {
  const { t } = useTranslation();
  const { region, overview, header, blocks, reviewed } = useLoaderData<typeof loader>();
  // The title always contains the region's name, also when the CMS page has another title.
  const title = t("overview.regionNews.title", { region: region.name });
  return (
    <>
      <AddedHeader
        task
        header={{ ...(header ?? builtInHeader(title)), title }}
        blocks={blocks}
        crumbs={[
          { title: t("breadcrumbs.home"), url: "/" },
          { title: t("breadcrumbs.regions"), url: "/regios" },
          { title: region.name, url: region.url },
          { title: t("overview.news.title"), url: overview.path },
        ]}
      >
        <p>
          <a className="more" href={region.url}>
            {t("locations.toRegion")}
          </a>
        </p>
        <TermForm overview={overview} />
      </AddedHeader>
      <NewsOverview overview={overview} />
      <AddedBlocks blocks={blocks} reviewed={reviewed} layout="sections" />
    </>
  );
}
