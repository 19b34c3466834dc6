import type { Brand } from "../../app/utils/brand";
import { type Picture, readPictures } from "../media/pictures";
import { readVideos, type Video } from "../media/videos";
import { readBuildingBlocks } from "../pages/building-blocks";
import type { Library } from "../pages/expand-fields";
import { expandPage, type Page } from "../pages/expand-page";
import { readPageFiles, reportForPage } from "../pages/page-sources";
import { readPlaces } from "../places/read-places";
import { type Recommendation, readRecommendations } from "../recommendations/recommendations";
import { createRegions } from "../regions/create-regions";
import { readDementiaInfo } from "../regions/dementia-info";
import { checkRegions, readRegions } from "../regions/read-regions";
import { createRegionPages, type RegionPages } from "../regions/region-pages";
import { regionSources } from "../regions/region-sources";
import type { Regions } from "../regions/regions";
import { type MenuItem, type MenuName, readMenus } from "../shell/menus";
import { type PageAdditions, readPageAdditions } from "../shell/page-additions";
import { readTaxonomies, type Term } from "../taxonomies/taxonomies";
import { createVacancies, type Vacancies, vacancyTypes } from "../vacancies/vacancies";
import { checkVacancies, readVacancyFiles } from "../vacancies/vacancy-files";
import { vacancySources } from "../vacancies/vacancy-sources";
import { createLibrary } from "./library";
import { linkChecker } from "./links";
import {
  type Redirect,
  readRedirects,
  readSearchPhrases,
  readSiteSettings,
  type SiteSettings,
} from "./site-files";
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
  /** The media entities of term pictures, by term id. */
  termIcons: Map<number, unknown>;
  menus: Record<MenuName, MenuItem[]>;
  site: Record<Brand, SiteSettings>;
  redirects: Redirect[];
  /** What visitors type in the search box, by the address of the page that answers it. */
  searchPhrases: Map<string, string[]>;
  /** The recommendations of each overview, by address. */
  recommendations: Map<string, Recommendation[]>;
  /** Texts and structured data added to pages that match a path. */
  additions: PageAdditions;
  /** The regions with their locations and activities. */
  regions: Regions;
  /** The pages derived from `regions/` and `vacancies/`, which are not in `pages`. */
  regionPages: RegionPages;
  /** The vacancies, paid and voluntary. */
  vacancies: Vacancies;
}

export interface LoadedContent {
  content: Content;
  /** All problems, as `file: reason`. */
  problems: string[];
  /** `problems`, plus those of every page derived from `regions/`: too slow to check at start. */
  checkThoroughly: () => string[];
}

/** Reads a content folder and collects its problems. */
export async function loadContent(contentDir: string): Promise<LoadedContent> {
  const problems = new Set<string>();
  const reportFor =
    (file: string): Report =>
    (reason) =>
      problems.add(`${file}: ${reason}`);

  const taxonomies = readTaxonomies(contentDir, reportFor);
  const pictures = await readPictures(contentDir, reportFor);
  const videos = readVideos(contentDir, reportFor, pictures);
  const files = readPageFiles(contentDir, reportFor);
  const regionFiles = readRegions(contentDir, reportFor);
  const municipalities = taxonomies.get("municipalities") ?? [];
  const regionPages = regionSources(regionFiles, files.addresses, municipalities);
  const vacancyFiles = readVacancyFiles(contentDir, reportFor);
  const vacancyPages = vacancySources(vacancyFiles, files.addresses);
  const all = {
    addresses: new Map([...files.addresses, ...regionPages.addresses, ...vacancyPages.addresses]),
    sources: [...files.sources, ...regionPages.sources, ...vacancyPages.sources],
  };
  const applications = all.sources
    .filter(({ type }) => type in vacancyTypes)
    .map(({ address }) => `${address}/solliciteren`);
  for (const source of files.sources)
    if (applications.includes(source.address))
      reportForPage(source, reportFor)("is never shown: the site has the application form at this address");
  const checkLink = linkChecker([...all.addresses.keys(), ...applications]);
  const buildingBlocks = readBuildingBlocks(contentDir, reportFor);
  const library = createLibrary(all, { pictures, videos }, taxonomies, checkLink, buildingBlocks);
  // Unused building blocks are checked too.
  for (const [name, { report }] of buildingBlocks) library.buildingBlock(name, report);

  const homes = new Map<string, Page>();
  const pages = new Map<string, Page>();
  for (const source of files.sources) {
    const page = expandPage(source, library, reportForPage(source, reportFor));
    if (source.type === "homepage") homes.set(source.file.replace(/^home\/|\.ya?ml$/g, ""), page);
    else pages.set(source.address, page);
  }
  const known = { addresses: files.addresses, pictures, checkLink, taxonomies };
  checkRegions(regionFiles, known, reportFor);
  checkVacancies(vacancyFiles, new Set(regionFiles.map(({ slug }) => slug)), known, reportFor);
  const places = readPlaces(contentDir, reportFor);
  const regions = createRegions({
    files: regionFiles,
    regionSources: regionPages,
    sources: all.sources,
    places,
    taxonomies,
    genericDementiaInfo: readDementiaInfo(contentDir, known, reportFor),
    reportFor,
  });
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
    searchPhrases: readSearchPhrases(contentDir, reportFor, checkLink),
    recommendations: readRecommendations(
      contentDir,
      {
        pictures,
        videos,
        checkLink,
        isOverview: (address) => pages.get(address)?.type === "recommendation_overview",
      },
      reportFor,
    ),
    additions: readPageAdditions(contentDir, library, reportFor),
    regions,
    regionPages: createRegionPages(regionPages, vacancyPages, library),
    vacancies: createVacancies({
      sources: all.sources,
      onDay: vacancyPages.onDay,
      regions,
      places,
      taxonomies,
    }),
  };
  return {
    content,
    problems: [...problems],
    checkThoroughly: () => {
      content.regionPages.check(reportFor);
      return [...problems];
    },
  };
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
