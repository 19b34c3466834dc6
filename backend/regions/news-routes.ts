import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { headerImage } from "../media/header-image";
import { nodeIdOf, optionalText, pageNumber, refuse, requiredText, slicePage } from "../query";
import { createSearch } from "../search/search-index";
import type { Region, RegionNews } from "./regions";

const newsPerPage = 10;
const overviewSchema = z
  .object({ regionId: optionalText, regionName: optionalText, page: pageNumber(0) })
  .refine(({ regionId, regionName }) => regionId || regionName, "regionId or regionName is required");
const searchSchema = overviewSchema.safeExtend({ query: requiredText });

/** The news of a region: a paged list and a search. */
export function regionNewsRoutes({ content, now }: Backend): Hono {
  const { regions } = content;

  const regionOf = ({ regionId, regionName }: z.output<typeof overviewSchema>): Region | undefined => {
    if (!regionId) return regions.findByName(regionName);
    const id = nodeIdOf(regionId);
    return id === null ? undefined : regions.findById(id);
  };
  const responseBody = (news: readonly RegionNews[], page: number) => ({
    Items: slicePage(news, page, newsPerPage).map((item) =>
      newsItem(item, headerImage(content, item.picture)),
    ),
    TotalItems: news.length,
  });

  return new Hono()
    .get("/api/v1/region/news", (c) => {
      const params = overviewSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const region = regionOf(params.data);
      return region ? c.json(responseBody(regions.newsOf(region, now()), params.data.page)) : c.notFound();
    })
    .get("/api/v1/region/news-search", (c) => {
      const params = searchSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const region = regionOf(params.data);
      if (!region) return c.notFound();
      const found = searchNews(regions.newsOf(region, now()), params.data.query);
      return c.json(responseBody(found, params.data.page));
    });
}

/** Best match first. A region has few news items, so building an index per request is cheap. */
function searchNews(news: readonly RegionNews[], query: string): RegionNews[] {
  const search = createSearch(
    news.map(({ id, title, introduction }) => ({ id, title, introduction, text: "" })),
  );
  const byId = new Map(news.map((item) => [item.id, item]));
  return search(query).flatMap((id) => byId.get(id) ?? []);
}

function newsItem(item: RegionNews, image: unknown): unknown {
  return {
    Id: String(item.id),
    Title: item.title,
    Type: "RegioNews",
    Introduction: item.introduction,
    Url: item.path,
    HeaderImage: image,
    PublicationDate: `${item.publicationDate}T08:00:00Z`,
    Changed: `${item.changed}T08:00:00Z`,
    SearchLabels: [item.region.name],
  };
}
