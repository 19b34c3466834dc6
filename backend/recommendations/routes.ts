import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import { headerImage } from "../media/header-image";
import { nodeIdOf, pageNumber, refuse, requiredText, slicePage, wholeNumber } from "../query";
import type { Link } from "./recommendations";

const querySchema = z.object({
  overviewPageId: requiredText,
  page: pageNumber(1),
  pageSize: wholeNumber(1, 1000).default(16),
});

/** The recommendations of an overview: books, films and products. */
export function recommendationRoutes({ content }: Backend): Hono {
  const byOverview = new Map(
    [...content.recommendations].flatMap(([address, items]) => {
      const nid = content.pages.get(address)?.nid;
      return nid === undefined ? [] : [[nid, items] as const];
    }),
  );
  return new Hono().get("/api/v1/recommendation-items", (c) => {
    const params = querySchema.safeParse(c.req.query());
    if (!params.success) return refuse(c, params.error);
    const { overviewPageId, page, pageSize } = params.data;
    const items = byOverview.get(nodeIdOf(overviewPageId) ?? 0) ?? [];
    return c.json({
      Items: slicePage(items, page - 1, pageSize).map(
        ({ title, label, slug, html, image, video, ...item }) => ({
          Slug: slug,
          Title: title,
          Label: label ?? null,
          Text: html,
          Image: headerImage(content, image),
          Video: videoOf(content.videos.get(video ?? "")),
          PrimaryLink: linkOf(item.link),
          SecondaryLink: linkOf(item.secondary_link),
        }),
      ),
      TotalItems: items.length,
    });
  });
}

function linkOf(link: Link | undefined): unknown {
  return link ? { Url: link.uri, Title: link.title, External: link.uri.startsWith("https://") } : null;
}

function videoOf(video: { provider: string; id: string } | undefined): unknown {
  return video ? { Kind: video.provider, Source: "", Id: video.id } : null;
}
