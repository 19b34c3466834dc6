import type { Coordinates } from "~/fields/geo";
import { mapSize, onMap } from "./netherlands";

/** A part of the map of the country, in its units. */
export interface MapFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

// About 40 km, so that a single village does not fill the map.
const minWidth = 60;
const margin = 0.22;

/**
 * The part of the country around these places, with a margin; null without places. `ratio` is width divided by height.
 * The frame stays within the map if it fits.
 */
export function frameAround(places: readonly Coordinates[], ratio: number): MapFrame | null {
  if (places.length === 0) return null;
  const points = places.map(onMap);
  const { from: left, length: across } = span(points.map(({ x }) => x));
  const { from: top, length: down } = span(points.map(({ y }) => y));
  const width = Math.max(minWidth, across * (1 + 2 * margin), down * (1 + 2 * margin) * ratio);
  const height = width / ratio;
  return {
    x: clamp(left + across / 2 - width / 2, mapSize.width - width),
    y: clamp(top + down / 2 - height / 2, mapSize.height - height),
    width,
    height,
  };
}

function span(values: number[]) {
  const from = Math.min(...values);
  return { from, length: Math.max(...values) - from };
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, Math.max(0, max)));
