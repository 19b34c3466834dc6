import type { Coordinates } from "~/fields/geo";

/** Width and height of the drawn map, in its own units. */
export const mapSize = { width: 400, height: 472 };

const west = 3.3;
const north = 53.58;
const degreesWide = 4.02;
// Length of a degree of longitude relative to one of latitude, at the centre of the country.
const longitudeRatio = Math.cos((52.2 * Math.PI) / 180);
const scale = mapSize.width / (degreesWide * longitudeRatio);

/** Position of a place on the map, rounded to a tenth of a unit. */
export function onMap({ latitude, longitude }: Coordinates): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10;
  return { x: round((longitude - west) * longitudeRatio * scale), y: round((north - latitude) * scale) };
}

/** Simplified outlines of the country, as `longitude latitude` pairs. */
const land = [
  // The mainland
  `4.28 51.37, 4.22 51.5, 4.08 51.53, 4.1 51.6, 4.2 51.63, 4.1 51.67, 3.84 51.79, 3.87 51.82,
   4.05 51.81, 4 51.88, 4.03 51.94, 4.11 51.99, 4.27 52.12, 4.39 52.21, 4.53 52.38, 4.58 52.47,
   4.62 52.63, 4.64 52.74, 4.7 52.86, 4.72 52.96, 4.8 52.97, 4.93 52.9, 5.03 52.95, 5.33 53.08,
   5.41 53.18, 5.55 53.28, 5.8 53.36, 6.1 53.41, 6.5 53.43, 6.73 53.47, 6.87 53.45, 6.95 53.33,
   7.08 53.27, 7.21 53.24, 7.2 53.1, 7.07 52.86, 7.06 52.65, 6.75 52.64, 6.7 52.55, 6.76 52.46,
   6.99 52.46, 7.06 52.39, 7.05 52.25, 6.86 52.13, 6.7 52.06, 6.83 51.98, 6.72 51.89, 6.4 51.83,
   6.16 51.85, 5.96 51.83, 5.99 51.75, 5.96 51.68, 6.1 51.64, 6.1 51.52, 6.22 51.38, 6.07 51.22,
   6.15 51.15, 5.9 51.06, 6.02 50.98, 6.09 50.92, 6.02 50.76, 5.7 50.76, 5.65 50.87, 5.77 51,
   5.83 51.15, 5.56 51.23, 5.24 51.27, 5.13 51.33, 5.05 51.47, 4.85 51.43, 4.77 51.5, 4.64 51.43,
   4.54 51.48, 4.39 51.43, 4.42 51.37`,
  // Schouwen-Duiveland
  `3.69 51.69, 3.73 51.74, 3.95 51.72, 4.12 51.65, 4 51.6, 3.85 51.62`,
  // Walcheren and the Bevelands
  `3.44 51.54, 3.52 51.59, 3.7 51.6, 3.87 51.59, 4 51.52, 4.19 51.46, 4.2 51.4, 3.97 51.38, 3.85 51.42,
   3.6 51.44`,
  // Zeeuws-Vlaanderen
  `3.37 51.37, 3.55 51.41, 3.82 51.34, 4.05 51.37, 4.22 51.34, 4.15 51.28, 3.95 51.22, 3.78 51.27,
   3.55 51.26, 3.38 51.27`,
  // Texel, Vlieland, Terschelling, Ameland, Schiermonnikoog
  `4.72 53, 4.73 53.08, 4.86 53.18, 4.9 53.13, 4.85 53.03`,
  `4.87 53.22, 5.07 53.31, 5.09 53.28, 4.92 53.21`,
  `5.17 53.36, 5.3 53.42, 5.55 53.45, 5.5 53.42, 5.24 53.35`,
  `5.64 53.44, 5.75 53.46, 5.95 53.46, 5.9 53.43, 5.68 53.42`,
  `6.12 53.48, 6.2 53.51, 6.35 53.5, 6.18 53.46`,
];

/** IJsselmeer and Markermeer. */
const water = [
  `5.05 52.92, 5.11 52.77, 5.3 52.71, 5.44 52.55, 5.63 52.61, 5.6 52.67, 5.71 52.84, 5.36 52.87,
   5.41 53.04, 5.33 53.06`,
  `5.27 52.69, 5.06 52.63, 5.08 52.51, 5.02 52.38, 5.12 52.34, 5.3 52.42, 5.42 52.51`,
];

/** The main rivers, from the border or a fork to their end. */
const rivers = [
  // Nederrijn and Lek
  `6.17 51.84, 6.03 51.87, 5.99 51.95, 5.9 51.98, 5.76 51.96, 5.66 51.96, 5.57 51.95, 5.45 51.98, 5.34 51.97,
   5.22 51.96, 5.09 51.99, 4.95 51.96, 4.85 51.94, 4.63 51.89, 4.48 51.91, 4.25 51.91, 4.1 51.98`,
  // Waal and Merwede, to the Haringvliet
  `6.03 51.87, 5.86 51.85, 5.7 51.89, 5.56 51.88, 5.43 51.88, 5.36 51.82, 5.25 51.82, 5.1 51.81, 4.97 51.83,
   4.83 51.82, 4.67 51.8, 4.6 51.71, 4.4 51.71, 4.05 51.82`,
  // Maas, to the Hollands Diep
  `5.7 50.77, 5.7 50.86, 5.75 51, 5.82 51.12, 5.98 51.2, 6.05 51.29, 6.16 51.38, 6.11 51.5, 6.05 51.6,
   5.97 51.69, 5.88 51.73, 5.74 51.76, 5.64 51.81, 5.53 51.84, 5.44 51.81, 5.3 51.74, 5.13 51.74, 5 51.73, 4.86 51.71, 4.6 51.71`,
  // IJssel
  `5.95 51.97, 6.02 52, 6.13 52.02, 6.2 52.14, 6.15 52.25, 6.12 52.36, 6.08 52.44, 6.04 52.51, 5.91 52.56, 5.83 52.59`,
];

interface Point {
  x: number;
  y: number;
}

const cornersOf = (line: string): Point[] =>
  line.split(",").map((point) => {
    const [longitude = 0, latitude = 0] = point.trim().split(" ").map(Number);
    return onMap({ latitude, longitude });
  });

const written = ({ x, y }: Point) => `${x} ${y}`;

const between = (one: Point, other: Point): Point => ({
  x: Math.round((one.x + other.x) * 5) / 10,
  y: Math.round((one.y + other.y) * 5) / 10,
});

/** SVG path data of closed shapes. Each corner is rounded: curves run between the midpoints of the sides. */
function smoothShapes(outlines: string[]): string {
  return outlines
    .map((outline) => {
      const corners = cornersOf(outline);
      const curves = corners.map(
        (corner, index) =>
          `${written(corner)} ${written(between(corner, corners[(index + 1) % corners.length] ?? corner))}`,
      );
      const start = between(corners.at(-1) ?? { x: 0, y: 0 }, corners[0] ?? { x: 0, y: 0 });
      return `M${written(start)}Q${curves.join(" ")}z`;
    })
    .join("");
}

export const landPath = smoothShapes(land);
export const waterPath = smoothShapes(water);
/** Lines. */
export const riverPath = rivers.map((river) => `M${cornersOf(river).map(written).join("L")}`).join("");
