import type { TFunction } from "i18next";
import type { SubmenuItem } from "~/design/submenu";
import { withPlace } from "~/features/activities/public";
import { regionAnchors } from "./anchors";
import type { RegionParts } from "./parts";

type Entry = SubmenuItem | false;

const anchor = (name: keyof typeof regionAnchors) => `#${regionAnchors[name]}`;
const there = (part: unknown[] | null) => part === null || part.length > 0;

/**
 * The fixed entries in the sub-menu of a region (spec 001, section 2), as far as they lead to something on this page.
 * The locations have a page of their own (docs/decisions/0018-region-pages.md).
 */
export function regionSubmenu(parts: RegionParts, t: TFunction<"Common">): SubmenuItem[] {
  const { typed, place } = parts.activities.filter;
  const locations = withPlace(`${parts.region.url}/locaties`, place ? typed : "");
  const entries: Entry[] = [
    there(parts.highlights) && { title: t("region.highlights"), url: anchor("highlights") },
    { title: t("activities.title"), url: anchor("activities") },
    { title: t("region.submenu.locations"), url: locations },
    there(parts.news) && { title: t("region.submenu.news"), url: anchor("news") },
    there(parts.services) && { title: t("region.services"), url: anchor("services") },
    there(parts.dementiaInfo) && { title: t("region.dementiaInfo"), url: anchor("dementiaInfo") },
    parts.about !== "none" && { title: t("region.about"), url: anchor("about") },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The seven entries of the page for a place that was typed (spec 001, section 2, 'Region landing page'). */
export function landingSubmenu(parts: RegionParts, t: TFunction<"Common">): SubmenuItem[] {
  const entries: Entry[] = [
    there(parts.highlights) && { title: t("region.highlights"), url: anchor("highlights") },
    { title: t("activities.titleNear"), url: anchor("activities") },
    there(parts.news) && { title: t("region.submenu.news"), url: anchor("news") },
    there(parts.services) && { title: t("region.services"), url: anchor("services") },
    { title: t("region.vacancies.submenu"), url: anchor("vacancies") },
    there(parts.dementiaInfo) && { title: t("region.dementiaInfo"), url: anchor("dementiaInfo") },
    parts.about !== "none" && { title: t("region.allInformation"), url: anchor("about") },
  ];
  return entries.filter((entry) => entry !== false);
}
