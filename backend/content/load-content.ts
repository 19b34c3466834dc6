import { readBuildingBlocks } from "./building-blocks";
import type { Library } from "./expand-fields";
import { expandPage, type Page } from "./expand-page";
import { createLibrary } from "./library";
import { linkChecker } from "./links";
import { type MenuItem, type MenuName, readMenus } from "./menus";
import { readPageFiles } from "./page-sources";
import { type Picture, readPictures } from "./pictures";
import { type Redirect, readRedirects, readSiteSettings, type SiteSettings } from "./site-files";
import { readTaxonomies, type Term } from "./taxonomies";
import { readVideos, type Video } from "./videos";
import type { Report } from "./yaml-files";

export interface Content {
  /** The home pages by brand. */
  homes: Map<string, Page>;
  /** All other pages and the news items, by address. */
  pages: Map<string, Page>;
  pictures: Map<string, Picture>;
  videos: Map<string, Video>;
  /** Terms by vocabulary, sorted by weight. */
  taxonomies: Map<string, Term[]>;
  /** The media entity of the picture of each term that has one, by the term's id. */
  termIcons: Map<number, unknown>;
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
  const videos = readVideos(contentDir, reportFor, pictures);
  const files = readPageFiles(contentDir, reportFor);
  const checkLink = linkChecker(files.addresses.keys());
  const buildingBlocks = readBuildingBlocks(contentDir, reportFor);
  const library = createLibrary(files, { pictures, videos }, taxonomies, checkLink, buildingBlocks);
  // Also one that no page shows has to be in order.
  for (const [name, { report }] of buildingBlocks) library.buildingBlock(name, report);

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
    videos,
    taxonomies,
    termIcons: readTermIcons(taxonomies, library, reportFor),
    menus: readMenus(contentDir, reportFor, checkLink),
    site: readSiteSettings(contentDir, reportFor, checkLink),
    redirects: readRedirects(contentDir, reportFor, checkLink),
  };
  return { content, problems: [...problems] };
}

function readTermIcons(
  taxonomies: Map<string, Term[]>,
  library: Library,
  reportFor: (file: string) => Report,
): Map<number, unknown> {
  const icons = new Map<number, unknown>();
  for (const [vocabulary, terms] of taxonomies) {
    const report = reportFor(`taxonomies/${vocabulary}.yaml`);
    for (const { id, icon } of terms) if (icon) icons.set(id, library.media(icon, report));
  }
  return icons;
}
