import { Hono } from "hono";
import { z } from "zod";
import type { Backend } from "../backend";
import type { Coordinates } from "../places/coordinates";
import { nodeIdOf, optionalText, pageNumber, refuse, requiredText, slicePage } from "../query";
import type { OpeningHours } from "./region-file";
import type { Region, RegionLocation } from "./regions";

const locationsPerPage = 10;
const weekdays = ["maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag"] as const;

const searchSchema = z.object({ query: requiredText });
const locationsSchema = z.object({ locationType: optionalText, page: pageNumber(0) });

/** The regions and their locations. Mount after the other routes below `/api/v1/region/`. */
export function regionRoutes({ content: { regions } }: Backend): Hono {
  return new Hono()
    .get("/api/v1/regions", (c) => c.json(regions.list.map(listItem)))
    .get("/api/v1/region/search", (c) => {
      const params = searchSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const region = regions.findFor(params.data.query);
      return region ? c.json({ ...summary(region), Introduction: region.introduction }) : c.notFound();
    })
    .get("/api/v1/region/locations/:regionId", (c) => {
      const params = locationsSchema.safeParse(c.req.query());
      if (!params.success) return refuse(c, params.error);
      const id = nodeIdOf(c.req.param("regionId"));
      const region = id === null ? undefined : regions.findById(id);
      if (!region) return c.notFound();
      const { locationType, page } = params.data;
      const found = region.locations.filter((location) => !locationType || isOfType(location, locationType));
      const sorted = found.sort((one, other) => one.title.localeCompare(other.title, "nl"));
      return c.json({ Locations: slicePage(sorted, page, locationsPerPage).map(locationItem) });
    })
    .get("/api/v1/region/:regionName", (c) => {
      const region = regions.findByName(c.req.param("regionName"));
      return region ? c.json(summary(region)) : c.notFound();
    });
}

function isOfType({ type }: RegionLocation, idOrName: string): boolean {
  return String(type.id) === idOrName || type.name.toLowerCase() === idOrName.toLowerCase();
}

function summary({ id, title, path }: Region) {
  return { Id: String(id), Title: title, Data: { Path: path } };
}

function listItem(region: Region): unknown {
  const { province, municipalities, coordinates } = region;
  return {
    ...summary(region),
    Province: province,
    ...onMap(coordinates),
    Municipalities: municipalities,
  };
}

function locationItem({
  id,
  title,
  type,
  address,
  path,
  coordinates,
  openingHours,
}: RegionLocation): unknown {
  return {
    Id: String(id),
    Title: title,
    LocationType: type.name,
    Address: address,
    Data: { Path: path },
    ...onMap(coordinates),
    OpeningHours: weekOf(openingHours),
  };
}

function onMap({ lat, lon }: Coordinates) {
  return { Latitude: lat, Longitude: lon };
}

function weekOf(hours: OpeningHours): unknown[] {
  return weekdays.flatMap((day) => (hours[day] ? [{ Day: day, Hours: hours[day] }] : []));
}
