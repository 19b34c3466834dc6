import type { MapMarker } from "./country-map";
import { frameAround, type MapFrame } from "./map-frame";
import { around, overlap, placeLabels } from "./map-labels";
import { MapMark, MapSheet } from "./map-sheet";
import { landPath, mapSize, onMap, riverPath, waterPath } from "./netherlands";

export interface TownMarker extends Omit<MapMarker, "url"> {
  /** Null for the place of the page itself. */
  url: string | null;
  /** Label of the mark; null if unknown. */
  town: string | null;
}

/** Sizes in drawing units. */
const paper = { width: 400, height: 320 };
const insetSize = { width: 74, height: 86 };
const markRadius = 9;
const letterHeight = 19;

/**
 * A map of the part of the country around the markers, with town names, and an inset of the whole country in a free
 * corner.
 */
export function RegionMap({ markers }: { markers: TownMarker[] }) {
  const frame = frameAround(markers, paper.width / paper.height);
  if (!frame) return null;
  const scale = paper.width / frame.width;
  const marks = markers.map((marker) => {
    const { x, y } = onMap(marker);
    return { ...marker, x: round((x - frame.x) * scale), y: round((y - frame.y) * scale) };
  });
  const corner = freeCorner(marks);
  const labels = placeLabels(
    marks.flatMap(({ town, x, y }, index) =>
      town && marks.findIndex((other) => other.town === town) === index ? [{ text: town, x, y }] : [],
    ),
    marks,
    { ...paper, mark: markRadius, letters: letterHeight, taken: corner ? [corner] : [] },
  );
  return (
    <MapSheet size={paper} className="country-map region-map">
      <g transform={`scale(${round(scale)}) translate(${round(-frame.x)} ${round(-frame.y)})`}>
        <path className="land" d={landPath} />
        <path className="water" d={waterPath} />
        <path className="river" d={riverPath} />
      </g>
      {labels.map(({ text, anchor, x, y }) => (
        <text key={text} x={round(x)} y={round(y)} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {marks.map(({ title, url, x, y }) => (
        <MapMark key={url ?? title} title={title} url={url} x={x} y={y} radius={markRadius} reach={22} />
      ))}
      {corner && <Inset x={corner.left} y={corner.top} frame={frame} />}
    </MapSheet>
  );
}

/** Inset: the country, with the frame of the map outlined. */
function Inset({ x, y, frame }: { x: number; y: number; frame: MapFrame }) {
  return (
    <g className="inset" transform={`translate(${x} ${y})`}>
      <rect className="sheet" width={insetSize.width} height={insetSize.height} rx="10" />
      <g transform={`translate(4 4) scale(${(insetSize.width - 8) / mapSize.width})`}>
        <path className="land" d={landPath} />
        <rect
          className="frame"
          x={round(frame.x)}
          y={round(frame.y)}
          width={round(frame.width)}
          height={round(frame.height)}
        />
      </g>
    </g>
  );
}

/** The first corner without markers; null if there is none. */
function freeCorner(marks: { x: number; y: number }[]) {
  const gap = 10;
  const right = paper.width - insetSize.width - gap;
  const low = paper.height - insetSize.height - gap;
  return (
    [
      [gap, gap],
      [right, gap],
      [gap, low],
      [right, low],
    ]
      .map(([left = 0, top = 0]) => ({
        left,
        top,
        right: left + insetSize.width,
        bottom: top + insetSize.height,
      }))
      .find((corner) => !marks.some((point) => overlap(corner, around(point, markRadius + 4)))) ?? null
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
