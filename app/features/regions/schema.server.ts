import { z } from "zod";
import {
  apiAddress,
  nodeId,
  optionalPlainText,
  pathData,
  readCoordinates,
  requiredPlainText,
} from "~/fields/api-fields";
import { optionalItems } from "~/fields/readable-items";
import { recognisedObject } from "~/fields/recognised-object";
import type { LocationPage, RegionLocation } from "./locations";
import type { Region, RegionListItem } from "./model";

/** A region; the look-up by name has no introduction. */
export const regionSchema = z
  .object({ Id: nodeId, Title: requiredPlainText, Introduction: optionalPlainText, Data: pathData })
  .transform(
    ({ Id, Title, Introduction, Data }): Region => ({
      id: Id,
      title: Title,
      introduction: Introduction ?? "",
      url: Data.Path,
    }),
  );

const names = z
  .array(z.unknown())
  .nullish()
  .transform((list) => (list ?? []).flatMap((name) => requiredPlainText.safeParse(name).data ?? []))
  .catch([]);

/** A region in the list of all regions. */
export const regionListItemSchema = z
  .object({
    Id: nodeId,
    Title: requiredPlainText,
    Data: pathData,
    Province: optionalPlainText,
    Municipalities: names,
    Latitude: z.unknown().optional(),
    Longitude: z.unknown().optional(),
  })
  .transform(
    (item): RegionListItem => ({
      id: item.Id,
      title: item.Title,
      url: item.Data.Path,
      province: item.Province,
      municipalities: item.Municipalities,
      coordinates: readCoordinates(item),
    }),
  );

const dayHours = z
  .object({ Day: requiredPlainText, Hours: requiredPlainText })
  .transform(({ Day, Hours }) => ({ day: Day, hours: Hours }));

const openingHours = z
  .array(z.unknown())
  .nullish()
  .transform((list) => (list ?? []).flatMap((item) => dayHours.safeParse(item).data ?? []))
  .catch([]);

const locationSchema = z
  .object({
    Id: nodeId,
    Title: requiredPlainText,
    LocationType: optionalPlainText,
    Address: apiAddress,
    Data: pathData,
    Latitude: z.unknown().optional(),
    Longitude: z.unknown().optional(),
    OpeningHours: openingHours,
  })
  .transform(
    (item): RegionLocation => ({
      id: item.Id,
      title: item.Title,
      type: item.LocationType,
      address: item.Address,
      url: item.Data.Path,
      coordinates: readCoordinates(item),
      openingHours: item.OpeningHours,
    }),
  );

/** The locations of one page; items that fail to decode are logged and left out. */
export const locationsSchema = recognisedObject({ Locations: optionalItems(locationSchema) }).transform(
  ({ Locations }): LocationPage["items"] => Locations,
);
