import type { Address } from "../content/field-schemas";
import type { Coordinates } from "../places/coordinates";
import type { Province } from "../places/provinces";
import type { Term } from "../taxonomies/taxonomies";
import type { OpeningHours } from "./region-file";

/** A link as written by an editor: `uri` is `/pad` (internal page), `https://…`, `mailto:…` or `tel:…`. */
export interface Link {
  uri: string;
  title: string;
}

/** The fields shared by all pages of a region. */
export interface RegionPage {
  /** The id of its node. */
  id: number;
  /** Its address. */
  path: string;
  title: string;
  /** Plain text. */
  introduction: string;
  /** Name of a picture (`content.pictures`). */
  picture?: string;
}

export interface RegionLocation extends RegionPage {
  region: Region;
  type: Term;
  address: Address;
  coordinates: Coordinates;
  openingHours: OpeningHours;
}

/** One date of an activity. */
export interface Activity extends RegionPage {
  region: Region;
  type: Term;
  /** First and last day, `YYYY-MM-DD` in Amsterdam; equal for a single day. */
  startDate: string;
  endDate: string;
  /** Seconds since midnight, local time. */
  startTime?: number;
  endTime?: number;
  entryTime?: number;
  /** The name of the place. */
  place: string;
  /** The location, when it has a page. */
  location?: RegionLocation;
  address?: Address;
  coordinates: Coordinates;
  externalLink?: Link;
}

export interface RegionNews extends RegionPage {
  region: Region;
  /** `YYYY-MM-DD`; never after today. */
  publicationDate: string;
  /** `YYYY-MM-DD`. */
  changed: string;
}

export interface RegionService {
  title: string;
  /** Markdown. */
  text: string;
  image?: string;
  link: Link;
}

export interface RegionHighlight {
  title: string;
  /** Markdown. */
  text: string;
  image?: string;
  primaryLink: Link;
  secondaryLink?: Link;
  /** Days, `YYYY-MM-DD`. */
  startDate: string;
  endDate: string;
  changed: string;
}

export interface DementiaInfo {
  title: string;
  image?: string;
  link: Link;
}

/** A region: one of the 48. */
export interface Region extends RegionPage {
  slug: string;
  /** The short name: Rivierenland. The `title` of its page is 'Afdeling Rivierenland'. */
  name: string;
  province: Province;
  municipalities: readonly string[];
  coordinates: Coordinates;
  /** E-mail address that receives newsletter subscriptions. Never shown. */
  recipientEmail: string;
  about: RegionPage;
  services: readonly RegionService[];
  dementiaInfo: readonly DementiaInfo[];
  locations: readonly RegionLocation[];
}

/** The regions with their pages. Methods whose result depends on the date take the current time. */
export interface Regions {
  /** All regions, sorted by name. */
  list: readonly Region[];
  findBySlug: (slug: string) => Region | undefined;
  /** Finds a region by node id. */
  findById: (id: number) => Region | undefined;
  /** Finds a region by name or slug, case-insensitively, with hyphens or spaces. */
  findByName: (name: string) => Region | undefined;
  /** Finds the region for a place, municipality, postcode or region name typed by a visitor. */
  findFor: (query: string) => Region | undefined;
  /** The coordinates of a place, postcode or region. */
  coordinatesOf: (query: string) => Coordinates | undefined;
  /** Finds a location by node id. */
  findLocation: (id: number) => RegionLocation | undefined;
  /** The dates that end today or later, at most half a year ahead, soonest first. Cached for the day. */
  comingActivities: (now: Date) => readonly Activity[];
  /** The published news of a region, newest first. */
  newsOf: (region: Region, now: Date) => readonly RegionNews[];
  /** All highlights of a region: past, current and future. */
  highlightsOf: (region: Region, now: Date) => readonly RegionHighlight[];
  /** The items that every region shows besides its own. */
  genericDementiaInfo: readonly DementiaInfo[];
}
