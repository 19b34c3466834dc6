import { expandPage, type Page } from "./expand-page";
import { createLibrary } from "./library";
import { linkChecker } from "./links";
import { type MenuItem, type MenuName, readMenus } from "./menus";
import { readPageFiles } from "./page-sources";
import { type Picture, readPictures } from "./pictures";
import { type Redirect, readRedirects, readSiteSettings, type SiteSettings } from "./site-files";
import { readTaxonomies, type Term } from "./taxonomies";
import type { Report } from "./yaml-files";

export interface Content {
  /** The home pages by brand. */
  homes: Map<string, Page>;
  /** All other pages and the news items, by address. */
  pages: Map<string, Page>;
  pictures: Map<string, Picture>;
  /** Terms by vocabulary, sorted by weight. */
  taxonomies: Map<string, Term[]>;
  menus: Record<MenuName, MenuItem[]>;
  site: SiteSettings;
  redirects: Redirect[];
}

/** Reads all of a content folder. Every problem found stands in `problems` as `file: reason`. */
export async function loadContent(contentDir: string): Promise<{ content: Content; problems: string[] }> {
  const problems = new Set<string>();
  const reportFor =
    (file: string): Report =>
    (reason) =>
      problems.add(`${file}: ${reason}`);

  const taxonomies = readTaxonomies(contentDir, reportFor);
  const pictures = await readPictures(contentDir, reportFor);
  const files = readPageFiles(contentDir, reportFor);
  const checkLink = linkChecker(files.addresses.keys());
  const library = createLibrary(files, pictures, taxonomies, checkLink);

  const homes = new Map<string, Page>();
  const pages = new Map<string, Page>();
  for (const source of files.sources) {
    const page = expandPage(source, library, reportFor(source.file));
    if (source.type === "homepage") homes.set(source.file.replace(/^home\/|\.ya?ml$/g, ""), page);
    else pages.set(source.address, page);
  }
  const content: Content = {
    homes,
    pages,
    pictures,
    taxonomies,
    menus: readMenus(contentDir, reportFor, checkLink),
    site: readSiteSettings(contentDir, reportFor, checkLink),
    redirects: readRedirects(contentDir, reportFor, checkLink),
  };
  return { content, problems: [...problems] };
}
