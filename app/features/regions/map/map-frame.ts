import type { Coordinates } from "~/fields/geo";
import { mapSize, onMap } from "./netherlands";

/** A part of the map of the country, in its units. */
export interface MapFrame {
  x: number;
  y: number;
  width: number;
  height: number;
}

// Some 40 km: less would show a village as if it were a region.
const smallest = 60;
const margin = 0.22;

/**
 * The part of the country around these places, with a margin, as wide for its height as `ratio` says; null of none. It
 * stays on the map where it can.
 */
export function frameAround(places: readonly Coordinates[], ratio: number): MapFrame | null {
  if (places.length === 0) return null;
  const points = places.map(onMap);
  const { from: left, length: across } = span(points.map(({ x }) => x));
  const { from: top, length: down } = span(points.map(({ y }) => y));
  const width = Math.max(smallest, across * (1 + 2 * margin), down * (1 + 2 * margin) * ratio);
  const height = width / ratio;
  return {
    x: within(left + across / 2 - width / 2, mapSize.width - width),
    y: within(top + down / 2 - height / 2, mapSize.height - height),
    width,
    height,
  };
}

function span(values: number[]) {
  const from = Math.min(...values);
  return { from, length: Math.max(...values) - from };
}

const within = (value: number, most: number) => Math.max(0, Math.min(value, Math.max(0, most)));
