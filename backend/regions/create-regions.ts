import { z } from "zod";
import { comingActivities } from "../activities/activities";
import { dateSchema, textSchema } from "../content/field-schemas";
import type { Report } from "../content/yaml-files";
import { daysAfter, todayOf } from "../days";
import type { PageSource } from "../pages/page-sources";
import { type Coordinates, distanceBetween } from "../places/coordinates";
import { nameKey, type Places } from "../places/places";
import type { Term } from "../taxonomies/taxonomies";
import { summaryOf } from "./page-summary";
import type { RegionFile } from "./read-regions";
import { locationShape } from "./region-file";
import type { RegionSources } from "./region-sources";
import type { DementiaInfo, Region, RegionLocation, RegionNews, Regions } from "./regions";

export interface RegionParts {
  files: readonly RegionFile[];
  regionSources: RegionSources;
  /** All pages, those of `pages/` first. */
  sources: readonly PageSource[];
  places: Places;
  taxonomies: ReadonlyMap<string, Term[]>;
  genericDementiaInfo: readonly DementiaInfo[];
  reportFor: (file: string) => Report;
}

// Invalid fields count as absent here; `expandPage` reports them.
const regionFieldSchema = z.object({ regio: textSchema });
const expirySchema = z.object({ expire_date: dateSchema });
const newsSchema = z.object({ publication_date: dateSchema });
const locationSchema = z.object(locationShape);
const regionPageSchema = z.object({ recipient_email: textSchema.catch("") });

/** Builds the regions from their files and the pages about them in `pages/`. */
export function createRegions(parts: RegionParts): Regions {
  const { files, regionSources, sources, places, taxonomies, genericDementiaInfo, reportFor } = parts;
  const sourceAt = new Map(sources.map((source) => [source.address, source]));
  const pagesByRegion = new Map<string, PageSource[]>();
  for (const source of sources) {
    const address = regionFieldSchema.safeParse(source.fields).data?.regio;
    if (address) pagesByRegion.set(address, [...(pagesByRegion.get(address) ?? []), source]);
  }
  /** @param today with it, pages that expired before are left out */
  const publishedPages = (region: Region, type: PageSource["type"], today = "") =>
    (pagesByRegion.get(region.path) ?? []).filter(({ type: found, status, fields }) => {
      const expiry = expirySchema.safeParse(fields).data?.expire_date ?? today;
      return found === type && status && expiry >= today;
    });
  const locationTypes = new Map(taxonomies.get("location_type")?.map((term) => [term.id, term]));

  const list = files
    .flatMap((file): Region[] => {
      const page = sourceAt.get(file.address);
      const about = sourceAt.get(`${file.address}/over-de-regio`);
      if (!page || !about) {
        reportFor(file.file)(`"page" and "about" are required here or in pages${file.address}`);
        return [];
      }
      const { region: data, slug } = file;
      const locations: RegionLocation[] = [];
      const region: Region = {
        ...summaryOf(page),
        slug,
        name: data.name,
        province: data.province,
        municipalities: data.municipalities,
        coordinates: data.geo,
        recipientEmail: regionPageSchema.parse(page.fields).recipient_email,
        about: summaryOf(about),
        services: data.services,
        dementiaInfo: data.dementia_info,
        locations,
      };
      for (const source of publishedPages(region, "location")) {
        const facts = locationSchema.safeParse(source.fields).data;
        const type = locationTypes.get(facts?.location_type ?? 0);
        if (!facts || !type) continue;
        const coordinates = facts.geo ?? places.find(facts.address.locality)?.coordinates ?? data.geo;
        const { address, opening_hours: openingHours = {} } = facts;
        locations.push({ ...summaryOf(source), region, type, address, coordinates, openingHours });
      }
      locations.sort((one, other) => one.title.localeCompare(other.title, "nl"));
      return [region];
    })
    .sort((one, other) => one.name.localeCompare(other.name, "nl"));

  const bySlug = new Map(list.map((region) => [region.slug, region]));
  const byId = new Map(list.map((region) => [region.id, region]));
  const byName = new Map(
    list.flatMap((region) =>
      [region.slug, region.title, region.name].map((name) => [nameKey(name), region] as const),
    ),
  );
  const byMunicipality = new Map(
    list.flatMap((region) => region.municipalities.map((name) => [name, region] as const)),
  );
  const locationsById = new Map(
    list.flatMap(({ locations }) => locations.map((location) => [location.id, location] as const)),
  );
  const regionOf = new Map(files.map(({ address, region }) => [address, region]));
  const findByName = (name: string) => byName.get(nameKey(name));
  return {
    list,
    genericDementiaInfo,
    findBySlug: (slug) => bySlug.get(slug),
    findById: (id) => byId.get(id),
    findByName,
    findFor: (query) => {
      const place = places.find(query);
      return (
        findByName(query) ??
        (place && (byMunicipality.get(place.municipality) ?? nearestTo(list, place.coordinates)))
      );
    },
    coordinatesOf: (query): Coordinates | undefined =>
      findByName(query)?.coordinates ?? places.find(query)?.coordinates,
    findLocation: (id) => locationsById.get(id),
    comingActivities: comingActivities({
      regions: list,
      series: regionSources.series,
      pageSourcesOf: (region, today) => publishedPages(region, "activiteit", today),
      places,
      types: taxonomies.get("activity_type") ?? [],
    }),
    newsOf: (region, now) => {
      const today = todayOf(now);
      return publishedPages(region, "regio_nieuws", today)
        .flatMap((source): RegionNews[] => {
          const daysAgo = regionSources.daysAgo.get(source.address);
          const publicationDate =
            daysAgo === undefined
              ? newsSchema.safeParse(source.fields).data?.publication_date
              : daysAfter(today, -daysAgo);
          return publicationDate && publicationDate <= today
            ? [{ ...summaryOf(source), region, publicationDate, changed: source.changed ?? publicationDate }]
            : [];
        })
        .sort((one, other) => other.publicationDate.localeCompare(one.publicationDate));
    },
    highlightsOf: (region, now) => {
      const today = todayOf(now);
      return (regionOf.get(region.path)?.highlights ?? []).map(
        ({ title, text, image, primary_link, secondary_link, starts_in, ends_in, changed_ago }) => ({
          title,
          text,
          image,
          primaryLink: primary_link,
          secondaryLink: secondary_link,
          startDate: daysAfter(today, starts_in),
          endDate: daysAfter(today, ends_in),
          changed: daysAfter(today, -changed_ago),
        }),
      );
    },
  };
}

function nearestTo(regions: readonly Region[], point: Coordinates): Region | undefined {
  const distances = regions.map((region) => ({
    region,
    distance: distanceBetween(point, region.coordinates),
  }));
  return distances.sort((one, other) => one.distance - other.distance)[0]?.region;
}
