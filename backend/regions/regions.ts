import type { Address } from "../content/field-schemas";
import type { Coordinates } from "../places/coordinates";
import type { Province } from "../places/provinces";
import type { Term } from "../taxonomies/taxonomies";
import type { OpeningHours } from "./region-file";

/** A link as an editor writes it: `uri` is `/pad` (own page), `https://…`, `mailto:…` or `tel:…`. */
export interface Link {
  uri: string;
  title: string;
}

/** What all pages of a region have in common. */
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
  /** Days, `YYYY-MM-DD` in Amsterdam; of one day both are the same. */
  startDate: string;
  endDate: string;
  /** Seconds from midnight on the wall clock. */
  startTime?: number;
  endTime?: number;
  entryTime?: number;
  /** The name of the place. */
  place: string;
  /** That place, where it has a page. */
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
  /** What people call it: Rivierenland. `title` is that of its page: Afdeling Rivierenland. */
  name: string;
  province: Province;
  municipalities: readonly string[];
  coordinates: Coordinates;
  /** Where subscriptions to its newsletter go. Never shown. */
  recipientEmail: string;
  about: RegionPage;
  services: readonly RegionService[];
  dementiaInfo: readonly DementiaInfo[];
  locations: readonly RegionLocation[];
}

/** The regions and all that is theirs. What depends on the day takes the time. */
export interface Regions {
  /** By name. */
  list: readonly Region[];
  findBySlug: (slug: string) => Region | undefined;
  /** By the id of its node. */
  findById: (id: number) => Region | undefined;
  /** By its name or slug, in any case, with hyphens or spaces (decision 28). */
  findByName: (name: string) => Region | undefined;
  /** The region for a place, municipality, postcode or name of a region, as a visitor types it. */
  findFor: (query: string) => Region | undefined;
  /** Where a place or a postcode is. */
  coordinatesOf: (query: string) => Coordinates | undefined;
  /** A location by the id of its node. */
  findLocation: (id: number) => RegionLocation | undefined;
  /** The dates that end today or later, at most half a year ahead, soonest first. Kept for the day. */
  comingActivities: (now: Date) => readonly Activity[];
  /** Of one region, newest first. */
  newsOf: (region: Region, now: Date) => readonly RegionNews[];
  /** All of one region: current, past and coming ones. */
  highlightsOf: (region: Region, now: Date) => readonly RegionHighlight[];
  /** For every region, beside its own. */
  genericDementiaInfo: readonly DementiaInfo[];
}
