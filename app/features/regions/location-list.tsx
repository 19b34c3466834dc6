import type { ItemIds } from "~/utils/pagination";
import type { RegionLocation } from "./locations";

/** Locations as rows: name, address, opening hours and type. */
export function LocationList({
  locations,
  heading: Heading = "h3",
  idOf,
}: {
  locations: RegionLocation[];
  idOf?: ItemIds;
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="location-list" data-items>
      {locations.map(({ id, title, url, address, type, openingHours }, index) => (
        <li key={id} id={idOf?.(index)}>
          <Heading>
            <a href={url}>{title}</a>
          </Heading>
          <div>
            {[address?.organisation, ...(address?.street ?? []), address?.city].filter(Boolean).join(", ")}
            {openingHours.map(({ day, hours }) => (
              <div className="meta" key={day}>
                {day}: {hours}
              </div>
            ))}
          </div>
          <div>{type && !title.includes(type) && <span className="tag">{type}</span>}</div>
        </li>
      ))}
    </ul>
  );
}
