import type { MenuItem } from "~/utils/menu";

/** Pages that are always there, whatever the menus say. */
export const fixedPages = [
  "/",
  "/zoeken",
  "/regios",
  "/nieuws",
  "/geheugentest",
  "/vrijwilligerswerk",
  "/doneren",
  "/nieuwsbrief",
  "/weergave",
  "/toegankelijkheid",
  "/gedragsregels",
  "/privacy",
  "/disclaimer",
  "/cookies",
] as const;

export interface SiteMap {
  /** Parts of the site with pages below them; a column of the footer has no address of its own. */
  sections: { title: string; url: string | null; external: boolean; items: MenuItem[] }[];
  /** Entries of the main menu with nothing below them. */
  entries: MenuItem[];
  /** The fixed pages that stand in neither menu. */
  others: (typeof fixedPages)[number][];
}

/** All of the site that the menus know, each page once. Menus that failed are empty. */
export function siteMapOf(mainMenu: MenuItem[], footerMenu: MenuItem[]): SiteMap {
  const inMain = new Set(urlsOf(mainMenu));
  const columns = footerMenu
    .map(({ title, items }) => ({
      title,
      url: null,
      external: false,
      items: items.filter(({ url }) => !inMain.has(url)),
    }))
    .filter(({ items }) => items.length > 0);
  const listed = new Set([...inMain, ...urlsOf(columns.flatMap(({ items }) => items))]);
  return {
    sections: [...mainMenu.filter(({ items }) => items.length > 0), ...columns],
    entries: mainMenu.filter(({ items }) => items.length === 0),
    others: fixedPages.filter((url) => !listed.has(url)),
  };
}

function urlsOf(items: MenuItem[]): string[] {
  return items.flatMap(({ url, items: below }) => [url, ...urlsOf(below)]);
}
