import type { Coordinates } from "~/fields/geo";
import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import type { HighlightPeriod } from "./current-highlights";

/** A region as the search returns it. */
export interface Region {
  /** Id of its node in the CMS. */
  id: number;
  title: string;
  /** Plain text; empty if the response has none. */
  introduction: string;
  /** Path of its page. */
  url: string;
}

/** A region in the list of all regions. */
export interface RegionListItem {
  id: number;
  title: string;
  url: string;
  province: string | null;
  municipalities: string[];
  coordinates: Coordinates | null;
}

/** Identifies a region in calls. */
export interface RegionKey {
  id: number;
  /** Path of its page. */
  url: string;
}

/** A region with the recipient of its newsletter subscriptions, which is never sent to browsers. */
export interface NewsletterRegion extends RegionKey {
  title: string;
  recipientEmail: string;
}

export interface RegionService {
  title: string;
  /** Sanitised HTML. */
  text: string | null;
  image: Image | null;
  link: Link | null;
}

export interface RegionHighlight extends HighlightPeriod {
  title: string;
  /** Sanitised HTML. */
  text: string | null;
  image: Image | null;
  primaryLink: Link | null;
  secondaryLink: Link | null;
}

/** Link to information about dementia. */
export interface DementiaInfo {
  title: string;
  image: Image | null;
  link: Link;
}

/** Teaser of the page about a region. */
export interface AboutRegion {
  title: string;
  /** Sanitised HTML. */
  introduction: string | null;
  image: Image | null;
  url: string;
}
