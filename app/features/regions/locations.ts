import type { Address } from "~/fields/addresses";
import type { Coordinates } from "~/fields/geo";

interface OpeningHours {
  /** 'donderdag' */
  day: string;
  /** '14.00 tot 16.00 uur' */
  hours: string;
}

/** An Alzheimer Café or another meeting place, as lists show it. */
export interface RegionLocation {
  id: number;
  title: string;
  /** Name of the type: 'Ontmoetingsplek'. */
  type: string | null;
  address: Address | null;
  /** Path of its page. */
  url: string;
  coordinates: Coordinates | null;
  /** In the order of the week; empty if unknown. */
  openingHours: OpeningHours[];
}

/** One page of a list without a total; `hasNext` tells whether the next page has items. */
export interface LocationPage {
  items: RegionLocation[];
  hasNext: boolean;
}
