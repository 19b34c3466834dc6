import type { Coordinates } from "~/fields/geo";
import { MapMark, MapSheet } from "./map-sheet";
import { landPath, mapSize, onMap, waterPath } from "./netherlands";

export interface MapMarker extends Coordinates {
  title: string;
  url: string;
  /** Whether it is the subject of the page. */
  current?: boolean;
}

/** A map of the country with markers. */
export function CountryMap({ markers }: { markers: MapMarker[] }) {
  return (
    <MapSheet size={mapSize} className="country-map">
      <path className="land" d={landPath} />
      <path className="water" d={waterPath} />
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
