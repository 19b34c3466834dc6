import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import type { Content } from "../content/load-content";
import { todayOf } from "../days";
import { headerImage } from "../media/header-image";
import type { Page } from "../pages/expand-page";
import { isListed } from "../pages/listed";
import { pageNumber, refuse, requiredText, slicePage } from "../query";
import { createSearch, type Search } from "../search/search-index";

/** Number of items shown on the home page; items hidden from the home page are not counted. */
const latestCount = 6;
const newsPerPage = 10;
const overviewSchema = z.object({ page: pageNumber(0) });
const searchSchema = overviewSchema.extend({ query: requiredText });

/** National news: the latest items (of one category or all), a paged overview and a search. */
export function newsRoutes({ content, now }: Backend): Hono {
  const news = [...content.pages.values()]
    .filter(({ type }) => type === "news")
    .sort((one, other) => (other.publicationDate ?? "").localeCompare(one.publicationDate ?? ""));
  const byId = new Map(news.map((item) => [item.nid, item]));
  // Created on first use, so that it does not slow down the start.
  let search: Search | undefined;
  const isPublic = (item: Page) => isListed(item, now()) && (item.publicationDate ?? "") <= todayOf(now());
  const listed = () => news.filter(isPublic);
  const responseBody = (items: readonly Page[], page: number) => ({
    Items: slicePage(items, page, newsPerPage).map((item) => listItem(item, content)),
    TotalItems: items.length,
  });

  return new Hono()
    .get("/api/v1/es/news/latest", (c) => {
      const categoryId = c.req.query("categoryId");
      const latest = listed()
        .filter((item) => !categoryId || String(item.newsCategoryId) === categoryId)
        .filter(takeVisible(latestCount));
      return c.json(latest.map((item) => latestItem(item, headerImage(content, item.pictureName))));
    })
    .get("/api/v1/es/news", (c) => {
      const params = overviewSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      return c.json(responseBody(listed(), params.data.page));
    })
    .get("/api/v1/es/news/search", (c) => {
      const params = searchSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      search ??= createSearch(news.map(searchDocument));
      const found = search(params.data.query).flatMap((nid) => byId.get(nid) ?? []);
      return c.json(responseBody(found.filter(isPublic), params.data.page));
    });
}

/** A filter that passes items until `count` have passed that are not hidden from the home page. */
function takeVisible(count: number): (item: Page) => boolean {
  let seen = 0;
  return ({ hiddenFromHomepage }) => {
    if (!hiddenFromHomepage) seen += 1;
    return seen <= count;
  };
}

function searchDocument({ nid, title, introduction, text }: Page) {
  return { id: nid, title, introduction, text };
}

function latestItem(item: Page, image: unknown): unknown {
  return {
    HideFromHomepage: item.hiddenFromHomepage,
    PublicationDate: `${item.publicationDate}T08:00:00Z`,
    Title: item.title,
    HeaderImage: image,
    Data: { Path: item.address },
  };
}

function listItem(item: Page, content: Content): unknown {
  const categories = content.taxonomies.get("news_category") ?? [];
  const category = categories.find(({ id }) => id === item.newsCategoryId);
  return {
    Id: String(item.nid),
    Title: item.title,
    Type: "News",
    Introduction: item.introduction,
    Url: item.address,
    HeaderImage: headerImage(content, item.pictureName),
    PublicationDate: `${item.publicationDate}T08:00:00Z`,
    ...(item.changed && { Changed: `${item.changed}T08:00:00Z` }),
    SearchLabels: category ? [category.name] : [],
  };
}
