import type { RegionLocation } from "~/domain/locations";

/** Locations as rows: the name, the address and the kind. */
export function LocationList({
  locations,
  heading: Heading = "h3",
}: {
  locations: RegionLocation[];
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="location-list" data-items>
      {locations.map(({ id, title, url, address, type }) => (
        <li key={id}>
          <Heading>
            <a href={url}>{title}</a>
          </Heading>
          <span>
            {[address?.organisation, ...(address?.street ?? []), address?.city].filter(Boolean).join(", ")}
          </span>
          <span>{type && <span className="tag">{type}</span>}</span>
        </li>
      ))}
    </ul>
  );
}
