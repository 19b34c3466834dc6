import type { MapMarker } from "./country-map";
import { frameAround, type MapFrame } from "./map-frame";
import { around, overlap, placeLabels } from "./map-labels";
import { MapMark, MapSheet } from "./map-sheet";
import { landPath, mapSize, onMap, riverPath, waterPath } from "./netherlands";

export interface TownMarker extends MapMarker {
  /** Written beside it; null where it is not known. */
  town: string | null;
}

/** In the units in which it is drawn. */
const paper = { width: 400, height: 320 };
const inset = { width: 74, height: 86 };
const mark = 9;
const letters = 19;

/**
 * Where things are in a region: the part of the country around them with the names of the towns, and in a corner where
 * that is.
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
    { ...paper, mark, letters, taken: corner ? [corner] : [] },
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
        <MapMark key={url} title={title} url={url} x={x} y={y} radius={mark} reach={22} />
      ))}
      {corner && <Overview x={corner.left} y={corner.top} frame={frame} />}
    </MapSheet>
  );
}

/** The whole country, small, with the part that the map shows. */
function Overview({ x, y, frame }: { x: number; y: number; frame: MapFrame }) {
  return (
    <g className="inset" transform={`translate(${x} ${y})`}>
      <rect className="sheet" width={inset.width} height={inset.height} rx="10" />
      <g transform={`translate(4 4) scale(${(inset.width - 8) / mapSize.width})`}>
        <path className="land" d={landPath} />
        <rect
          className="shown"
          x={round(frame.x)}
          y={round(frame.y)}
          width={round(frame.width)}
          height={round(frame.height)}
        />
      </g>
    </g>
  );
}

/** The first corner in which nothing stands; null where all are taken. */
function freeCorner(marks: { x: number; y: number }[]) {
  const gap = 10;
  const right = paper.width - inset.width - gap;
  const low = paper.height - inset.height - gap;
  return (
    [
      [gap, gap],
      [right, gap],
      [gap, low],
      [right, low],
    ]
      .map(([left = 0, top = 0]) => ({ left, top, right: left + inset.width, bottom: top + inset.height }))
      .find((corner) => !marks.some((point) => overlap(corner, around(point, mark + 4)))) ?? null
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
