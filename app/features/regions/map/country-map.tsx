import type { Coordinates } from "~/fields/geo";
import { placeLabels } from "./map-labels";
import { MapMark, MapSheet } from "./map-sheet";
import { landPath, mapSize, onMap, waterPath } from "./netherlands";

export interface MapMarker extends Coordinates {
  title: string;
  url: string;
  /** The name of its province; null if unknown. */
  province?: string | null;
  /** Whether it is the subject of the page. */
  current?: boolean;
}

/** A map of the country with markers and the names of their provinces. */
export function CountryMap({ markers }: { markers: MapMarker[] }) {
  return (
    <MapSheet size={mapSize} className="country-map">
      <path className="land" d={landPath} />
      <path className="water" d={waterPath} />
      {provinceLabels(markers).map(({ text, anchor, x, y }) => (
        <text key={text} x={Math.round(x)} y={Math.round(y)} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {markers.map(({ title, url, current, ...place }) => (
        <MapMark
          key={url}
          {...{ title, url, ...onMap(place) }}
          radius={current ? 9 : 6}
          reach={14}
          className={current ? "mark current" : "mark"}
        />
      ))}
    </MapSheet>
  );
}

/** The names of provinces, beside the middle of their markers, where they fit. */
function provinceLabels(markers: MapMarker[]) {
  const marks = markers.map((marker) => ({ ...onMap(marker), province: marker.province ?? null }));
  const names = [...new Set(marks.flatMap(({ province }) => province ?? []))];
  const named = names.map((text) => {
    const points = marks.filter(({ province }) => province === text);
    const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
    const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
    return { text, x, y };
  });
  return placeLabels(named, marks, { ...mapSize, mark: 7, letters: 15, taken: [] });
}
