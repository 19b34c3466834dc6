import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { decode, type Report, readJson } from "../content/yaml-files";
import { coordinatesSchema } from "./coordinates";
import { createPlaces, nameKey, type Place, type PlaceData, type Places } from "./places";
import { provinces } from "./provinces";

/** Latitude, longitude and, when known, the number of inhabitants. */
const placeSchema = z.tuple([z.number(), z.number(), z.int().default(0)]);
const municipalitiesSchema = z.record(
  z.string(),
  z.strictObject({ province: z.enum(provinces), places: z.record(z.string(), placeSchema) }),
);
const postcodesSchema = z.record(z.string().regex(/^[1-9]\d{3}$/, "has to be four digits"), z.string());
const aliasesSchema = z.record(z.string(), z.string());

/** Reads `places/`, described in its README. Without that folder there are no places. */
export function readPlaces(contentDir: string, reportFor: (file: string) => Report): Places {
  const municipalities = readFile(contentDir, "places/places.json", municipalitiesSchema, reportFor) ?? {};
  const postcodeNames = readFile(contentDir, "places/postcodes.json", postcodesSchema, reportFor) ?? {};
  const aliases = readFile(contentDir, "places/aliases.json", aliasesSchema, reportFor) ?? {};
  const data: PlaceData = {
    places: Object.entries(municipalities).flatMap(([municipality, { province, places }]) =>
      Object.entries(places).map(
        ([name, [lat, lon, inhabitants]]): Place => ({
          name,
          municipality,
          province,
          coordinates: { lat, lon },
          inhabitants,
        }),
      ),
    ),
    municipalities: new Map(Object.entries(municipalities).map(([name, { province }]) => [name, province])),
    aliases: new Map(Object.entries(aliases)),
    postcodes: [],
  };
  checkCoordinates(data.places, reportFor("places/places.json"));
  const { find } = createPlaces(data);
  const names = new Set(data.places.map(({ name }) => nameKey(name)));
  for (const [alias, name] of data.aliases) {
    if (!names.has(nameKey(name))) reportFor("places/aliases.json")(`${alias}: there is no place ${name}`);
  }
  // JavaScript orders the integer keys of an object first and ascending.
  const postcodes = Object.entries(postcodeNames).flatMap(([from, name]) => {
    const place = find(name);
    if (!place) reportFor("places/postcodes.json")(`${from}: there is no place ${name}`);
    return place ? [{ from: Number(from), place }] : [];
  });
  return createPlaces({ ...data, postcodes });
}

function checkCoordinates(places: Place[], report: Report): void {
  for (const { name, coordinates } of places) {
    if (!coordinatesSchema.safeParse(coordinates).success) report(`${name}: is not in the Netherlands`);
  }
}

function readFile<Schema extends z.ZodType>(
  contentDir: string,
  file: string,
  schema: Schema,
  reportFor: (file: string) => Report,
): z.output<Schema> | undefined {
  const path = join(contentDir, file);
  if (!existsSync(path)) return undefined;
  const report = reportFor(file);
  const value = readJson(path, report);
  return value === undefined ? undefined : decode(schema, value, report);
}
