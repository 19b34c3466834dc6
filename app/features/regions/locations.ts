import type { Address } from "~/fields/addresses";
import type { Coordinates } from "~/fields/geo";

interface OpeningHours {
  /** 'donderdag' */
  day: string;
  /** '14.00 tot 16.00 uur' */
  hours: string;
}

/** An Alzheimer Café or another place to meet, as lists show it (spec 001, section 3, 'Location'). */
export interface RegionLocation {
  id: number;
  title: string;
  /** The name of its kind: 'Ontmoetingsplek'. */
  type: string | null;
  address: Address | null;
  /** Its page. */
  url: string;
  coordinates: Coordinates | null;
  /** In the order of the week; empty where they are not known. */
  openingHours: OpeningHours[];
}

/** One page of a list without a total: there is a next one while it would not be empty. */
export interface LocationPage {
  items: RegionLocation[];
  hasNext: boolean;
}
