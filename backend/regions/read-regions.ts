import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import type { CheckLink } from "../content/links";
import { decode, type Report } from "../content/yaml-files";
import type { Term } from "../taxonomies/taxonomies";
import { type Region, regionSchema } from "./region-file";

/** A file of `regions/`. */
export interface RegionFile {
  /** `regions/rivierenland.json` */
  file: string;
  slug: string;
  /** The address of its page: `/regios/rivierenland`. */
  address: string;
  region: Region;
  /** The raw file, searched for links and pictures. */
  text: string;
}

/** Reads the files of `regions/`, sorted by name. */
export function readRegions(contentDir: string, reportFor: (file: string) => Report): RegionFile[] {
  const folder = join(contentDir, "regions");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
  return names.sort().flatMap((name) => {
    const file = `regions/${name}`;
    const report = reportFor(file);
    const slug = parse(name).name;
    if (!/^[a-z0-9-]+$/.test(slug)) report("use small letters, digits and hyphens only in the name");
    const text = readFileSync(join(folder, name), "utf8");
    const region = decodeRegion(text, report);
    return region ? [{ file, slug, address: `/regios/${slug}`, region, text }] : [];
  });
}

function decodeRegion(text: string, report: Report): Region | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return decode(regionSchema, value, report);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** The targets that references in the files may have. */
export interface ReferenceTargets {
  /** The pages in `pages/`. */
  addresses: { has: (address: string) => boolean };
  pictures: { has: (name: string) => boolean };
  checkLink: CheckLink;
  taxonomies: ReadonlyMap<string, readonly Term[]>;
}

/**
 * Reports inconsistencies and missing references. Texts are not expanded here: that is too slow for the start, so
 * only `npm run content:check` does it.
 */
export function checkRegions(
  files: readonly RegionFile[],
  known: ReferenceTargets,
  reportFor: (file: string) => Report,
): void {
  const regionOf = new Map<string, string>();
  const municipalities = known.taxonomies.get("municipalities")?.map(({ name }) => name) ?? [];
  const municipalityNames = new Set(municipalities);
  for (const { file, slug, address, region, text } of files) {
    const report = reportFor(file);
    for (const name of region.municipalities) {
      const other = regionOf.get(name);
      if (other) report(`municipalities: ${name} belongs to ${other} already`);
      if (!municipalityNames.has(name)) report(`municipalities: there is no term ${name}`);
      regionOf.set(name, slug);
    }
    checkSlugs(region, report);
    checkPlaces(region, (slug) => known.addresses.has(`${address}/locaties/${slug}`), report);
    checkTerms(region, known, report);
    checkReferences(text, known, report);
  }
  if (files.length === 0) return;
  for (const name of municipalities) {
    if (!regionOf.has(name)) reportFor("regions")(`no region has the municipality ${name}`);
  }
}

/** Reports links to missing pages and missing pictures in a JSON file. */
export function checkReferences(
  text: string,
  { checkLink, pictures }: Pick<ReferenceTargets, "checkLink" | "pictures">,
  report: Report,
): void {
  for (const [, uri, href] of text.matchAll(/"uri": ?"([^"]*)"|\]\(([^)\s"\\]+)\)/g)) {
    checkLink(uri ?? href ?? "", report);
  }
  for (const [, name = ""] of text.matchAll(/"(?:header_image_video|image|media)": ?"([^"]*)"/g)) {
    if (!pictures.has(name)) report(`there is no picture "${name}"`);
  }
}

function checkSlugs({ locations, series, news }: Region, report: Report): void {
  for (const [list, items] of Object.entries({ locations, series, news })) {
    const slugs = items.map(({ slug }) => slug);
    const twice = slugs.filter((slug, index) => slugs.indexOf(slug) !== index);
    for (const slug of new Set(twice)) report(`${list}: there is more than one "${slug}"`);
  }
}

function checkPlaces(
  { locations, series }: Region,
  isInPages: (slug: string) => boolean,
  report: Report,
): void {
  for (const { slug, locatie = "", location, address } of series) {
    if (locations.some((place) => place.slug === locatie)) continue;
    if (locatie && !isInPages(locatie)) report(`series: ${slug}: there is no location "${locatie}"`);
    else if (!location || !address) report(`series: ${slug}: has no location or address`);
  }
}

function checkTerms({ locations, series }: Region, { taxonomies }: ReferenceTargets, report: Report): void {
  const exists = (vocabulary: string, id: number) =>
    taxonomies.get(vocabulary)?.some((term) => term.id === id) ?? false;
  for (const { slug, location_type: id } of locations) {
    if (!exists("location_type", id)) report(`locations: ${slug}: there is no term ${id} in location_type`);
  }
  for (const { slug, activity_type: id } of series) {
    if (!exists("activity_type", id)) report(`series: ${slug}: there is no term ${id} in activity_type`);
  }
}
