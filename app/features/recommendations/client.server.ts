import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import type { ListPage } from "~/.server/http/list-pages";
import type { UpstreamResult } from "~/.server/http/result";
import { optionalPlainText, requiredPlainText } from "~/fields/api-fields";
import { apiImageSchema } from "~/fields/images";
import { linkFromDrupal } from "~/fields/links";
import { firstPageOf, optionalItems } from "~/fields/readable-items";
import { sanitiseHtml } from "~/fields/rich-text";
import { videoFrom, videoItemSchema } from "~/fields/videos";
import { slug } from "~/utils/text";
import type { ShelfItem } from "./model";

const link = z
  .object({ Url: z.string().min(1), Title: z.string().nullish() })
  .transform(({ Url, Title }) => linkFromDrupal(Url, Title ?? ""))
  .nullish()
  .catch(null);

const video = z
  .object({ Kind: z.string(), Source: z.string().nullish(), Id: z.union([z.string(), z.number()]).nullish() })
  .nullish()
  .catch(null);

/** A recommendation item in the product API. */
const itemSchema = z
  .object({
    Title: requiredPlainText,
    Label: optionalPlainText,
    Text: z.string().nullish().catch(null),
    Image: apiImageSchema.nullish().catch(null),
    Video: video,
    PrimaryLink: link,
    SecondaryLink: link,
    Slug: z.string().nullish().catch(null),
  })
  .transform((item): ShelfItem => {
    const image = item.Image ?? null;
    return {
      slug: slug(item.Slug || item.Title) || "item",
      title: item.Title,
      label: item.Label,
      html: sanitiseHtml(item.Text ?? "") || null,
      image,
      video: item.Video ? readVideo(item.Video, item.Title, image) : null,
      primaryLink: item.PrimaryLink ?? null,
      secondaryLink: item.SecondaryLink ?? null,
    };
  });

function readVideo(
  { Kind: type, Source, Id: id }: NonNullable<z.output<typeof video>>,
  title: string,
  still: ShelfItem["image"],
) {
  const { data } = videoItemSchema.safeParse({ type, id, iframe_url: Source });
  return data ? videoFrom(data, title, still) : null;
}

const recommendationsSchema = z
  .object({ Items: optionalItems(itemSchema), TotalItems: z.int().nonnegative() })
  .transform(({ Items: items, TotalItems: total }) => ({ items, total }));
const firstSchema = firstPageOf(recommendationsSchema);

/**
 * One page of the items that an overview recommends, such as books and films.
 * @param page from 1
 * @param size items per page, at most 160
 */
export function listRecommendations(
  { upstreams: { productApi } }: UpstreamScope,
  overviewPageId: number,
  { page, size }: { page: number; size: number },
): Promise<UpstreamResult<ListPage<ShelfItem>>> {
  const path = "/api/v1/recommendation-items";
  return getJson(productApi, path, {
    alwaysThere: true,
    schema: page === 1 ? firstSchema : recommendationsSchema,
    query: { overviewPageId: String(overviewPageId), page: String(page), pageSize: String(size) },
  });
}
