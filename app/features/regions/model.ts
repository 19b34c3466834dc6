import type { Coordinates } from "~/fields/geo";
import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import type { HighlightPeriod } from "./current-highlights";

/** A region as a search finds it (spec 001, section 3, 'Region'). */
export interface Region {
  /** The id of its node. */
  id: number;
  title: string;
  /** Plain text; empty where the call has none. */
  introduction: string;
  /** Its page. */
  url: string;
}

/** A region in the list of all of them. */
export interface RegionListItem {
  id: number;
  title: string;
  url: string;
  province: string | null;
  municipalities: string[];
  coordinates: Coordinates | null;
}

/** What the calls about one region need to know of it. */
export interface RegionKey {
  id: number;
  /** Its page. */
  url: string;
}

/** Where subscriptions to the newsletter of a region go. Never shown. */
export interface NewsletterRegion extends RegionKey {
  title: string;
  recipientEmail: string;
}

export interface RegionService {
  title: string;
  /** HTML, safe to show. */
  text: string | null;
  image: Image | null;
  link: Link | null;
}

export interface RegionHighlight extends HighlightPeriod {
  title: string;
  /** HTML, safe to show. */
  text: string | null;
  image: Image | null;
  primaryLink: Link | null;
  secondaryLink: Link | null;
}

/** What to read about dementia. */
export interface DementiaInfo {
  title: string;
  image: Image | null;
  link: Link;
}

/** The page about a region. */
export interface AboutRegion {
  title: string;
  /** HTML, safe to show. */
  introduction: string | null;
  image: Image | null;
  url: string;
}
