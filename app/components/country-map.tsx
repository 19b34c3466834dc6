import { type Coordinates, landPath, mapSize, onMap, waterPath } from "~/domain/netherlands";

export interface MapMarker extends Coordinates {
  title: string;
  url: string;
  /** The one that the page is about. */
  current?: boolean;
}

/**
 * Where things are in the country. Only for whoever sees and points: the list that stands beside it says the same,
 * so a screen reader and the keyboard pass over the map.
 */
export function CountryMap({ markers }: { markers: MapMarker[] }) {
  return (
    <svg
      className="country-map"
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      width={mapSize.width}
      height={mapSize.height}
      aria-hidden="true"
      focusable="false"
    >
      <path className="land" d={landPath} />
      <path className="water" d={waterPath} />
      {markers.map(({ title, url, current, ...place }) => {
        const { x, y } = onMap(place);
        return (
          <a href={url} tabIndex={-1} key={url}>
            <title>{title}</title>
            {/* A finger needs more than an eye. */}
            <circle className="reach" cx={x} cy={y} r="14" />
            <circle className={current ? "mark current" : "mark"} cx={x} cy={y} r={current ? 9 : 6} />
          </a>
        );
      })}
    </svg>
  );
}
