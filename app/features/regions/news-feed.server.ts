import type { RequestScope } from "~/.server/context/scope";
import { newsFeedAddress } from "~/features/news/public";
import type { DocumentFeed } from "~/utils/document";
import type { Region } from "./model";

/** The feed link for the news of a region. */
export function regionNewsFeed(
  { t }: Pick<RequestScope, "t">,
  { title, url }: Pick<Region, "title" | "url">,
): DocumentFeed {
  return {
    title: t("overview.regionNews.title", { region: title }),
    address: newsFeedAddress(`${url}/nieuws`),
    format: "atom",
  };
}
