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

/** The news of a region: all of it, and what holds the words of a query. */
export function regionNewsRoutes({ content, now }: Backend): Hono {
  const { regions } = content;

  const regionOf = ({ regionId, regionName }: z.output<typeof overviewSchema>): Region | undefined => {
    if (!regionId) return regions.findByName(regionName);
    const id = nodeIdOf(regionId);
    return id === null ? undefined : regions.findById(id);
  };
  const answerOf = (news: readonly RegionNews[], page: number) => ({
    Items: slicePage(news, page, newsPerPage).map((item) =>
      newsItem(item, headerImage(content, item.picture)),
    ),
    TotalItems: news.length,
  });

  return new Hono()
    .get("/api/v1/region/news", (c) => {
      const question = overviewSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const region = regionOf(question.data);
      return region ? c.json(answerOf(regions.newsOf(region, now()), question.data.page)) : c.notFound();
    })
    .get("/api/v1/region/news-search", (c) => {
      const question = searchSchema.safeParse(c.req.query());
      if (!question.success) return refuse(c, question.error);
      const region = regionOf(question.data);
      if (!region) return c.notFound();
      const found = searchNews(regions.newsOf(region, now()), question.data.query);
      return c.json(answerOf(found, question.data.page));
    });
}

/** Best match first. A region has little news: an index for each question takes no time. */
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
