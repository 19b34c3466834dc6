import { Hono } from "hono";
import { type Backend, isListed } from "../backend";
import type { Page } from "../content/expand-page";
import type { Picture } from "../content/pictures";

const newsCount = 6;

/** The latest news, of one category or of all. */
export function newsRoutes({ content, now }: Backend): Hono {
  const news = [...content.pages.values()]
    .filter(({ type }) => type === "news")
    .sort((one, other) => (other.publicationDate ?? "").localeCompare(one.publicationDate ?? ""));
  // Of a video its still.
  const pictureOf = (name: string) => content.pictures.get(name) ?? content.videos.get(name)?.still;
  return new Hono().get("/api/v1/es/news/latest", (c) => {
    const categoryId = c.req.query("categoryId");
    const latest = news
      .filter((item) => isListed(item, now()))
      .filter((item) => !categoryId || String(item.newsCategoryId) === categoryId)
      .slice(0, newsCount);
    return c.json(latest.map((item) => newsItem(item, pictureOf(item.pictureName ?? ""))));
  });
}

function newsItem(item: Page, picture: Picture | undefined): unknown {
  return {
    HideFromHomepage: item.hiddenFromHomepage,
    PublicationDate: `${item.publicationDate}T08:00:00Z`,
    Title: item.title,
    HeaderImage: picture
      ? {
          Url: picture.url,
          Alt: picture.alt,
          Title: picture.title,
          Width: picture.width,
          Height: picture.height,
          Crops: picture.crops,
        }
      : null,
    Data: { Path: item.address },
  };
}
