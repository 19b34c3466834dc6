import type { TFunction } from "i18next";
import type { SubmenuItem } from "~/design/submenu";
import { withPlace } from "~/features/activities/public";
import { regionAnchors } from "./anchors";
import type { RegionParts } from "./parts";

type Entry = SubmenuItem | false;

const anchor = (name: keyof typeof regionAnchors) => `#${regionAnchors[name]}`;
const isVisible = (part: unknown[] | null) => part === null || part.length > 0;

/**
 * The sub-menu of a region page: its fixed entries, without those of empty sections. 'Locations' links to their own page
 * (docs/decisions/0018-region-pages.md).
 * @param contact the anchor of the contact section; null without one
 */
export function regionSubmenu(
  parts: RegionParts,
  contact: string | null,
  t: TFunction<"Common">,
): SubmenuItem[] {
  const { typed, place } = parts.activities.filter;
  const locations = withPlace(`${parts.region.url}/locaties`, place ? typed : "");
  const entries: Entry[] = [
    { title: t("activities.title"), url: anchor("activities") },
    contact !== null && { title: t("region.contact"), url: contact },
    { title: t("region.submenu.locations"), url: locations },
    isVisible(parts.highlights) && { title: t("region.highlights"), url: anchor("highlights") },
    isVisible(parts.news) && { title: t("region.submenu.news"), url: anchor("news") },
    { title: t("region.vacancies.entry"), url: anchor("vacancies") },
    isVisible(parts.services) && { title: t("region.services"), url: anchor("services") },
    isVisible(parts.dementiaInfo) && { title: t("region.dementiaInfo"), url: anchor("dementiaInfo") },
    parts.about !== "none" && { title: t("region.about"), url: anchor("about") },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The sub-menu of the page for a typed place: its fixed entries, without those of empty sections. */
export function landingSubmenu(parts: RegionParts, t: TFunction<"Common">): SubmenuItem[] {
  const entries: Entry[] = [
    { title: t("activities.titleNear"), url: anchor("activities") },
    isVisible(parts.highlights) && { title: t("region.highlights"), url: anchor("highlights") },
    isVisible(parts.news) && { title: t("region.submenu.news"), url: anchor("news") },
    { title: t("region.vacancies.submenu"), url: anchor("vacancies") },
    isVisible(parts.services) && { title: t("region.services"), url: anchor("services") },
    isVisible(parts.dementiaInfo) && { title: t("region.dementiaInfo"), url: anchor("dementiaInfo") },
    parts.about !== "none" && { title: t("region.allInformation"), url: anchor("about") },
  ];
  return entries.filter((entry) => entry !== false);
}
