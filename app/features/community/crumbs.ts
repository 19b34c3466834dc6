import type { TFunction } from "i18next";
import type { TitledLink } from "~/design/page-context";
import { communityPath, forumPath, groupPath } from "./paths";

/** The breadcrumbs of a page of the forum, below the home page. */
export function forumCrumbs(
  t: TFunction<"Common">,
  group: { slug: string; title: string },
  ...below: TitledLink[]
): TitledLink[] {
  return [
    { title: t("community.title"), url: communityPath },
    { title: t("community.forum.title"), url: forumPath },
    { title: group.title, url: groupPath(group.slug) },
    ...below,
  ];
}
