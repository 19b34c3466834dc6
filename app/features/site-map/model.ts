import type { MenuItem } from "~/utils/menu";

/** Fixed pages, independent of the menus. */
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
  /** Sections with pages below them; a column of the footer has no address. */
  sections: { title: string; url: string | null; external: boolean; items: MenuItem[] }[];
  /** Entries of the main menu without pages below them. */
  entries: MenuItem[];
  /** Fixed pages in neither menu. */
  others: (typeof fixedPages)[number][];
}

/** All pages in the menus, each once. A failed menu is empty. */
export function buildSiteMap(mainMenu: MenuItem[], footerMenu: MenuItem[]): SiteMap {
  const inMain = new Set(urlsOf(mainMenu));
  const columns = footerMenu
    .map(({ title, items }) => ({
      title,
      url: null,
      external: false,
      items: items.filter(({ url }) => url === null || !inMain.has(url)),
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
  return items.flatMap(({ url, items: below }) => [...(url === null ? [] : [url]), ...urlsOf(below)]);
}
