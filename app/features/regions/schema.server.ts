import { z } from "zod";
import { apiAddress } from "~/fields/addresses";
import {
  coordinateFields,
  nodeId,
  optionalPlainText,
  pathData,
  readCoordinates,
  requiredPlainText,
} from "~/fields/api-fields";
import { skipping } from "~/fields/lenient";
import { optionalItems } from "~/fields/readable-items";
import { recognisedObject } from "~/fields/recognised-object";
import { readWeekday } from "~/fields/weekdays";
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

/** A list that may be absent, without its invalid items. */
function optionalList<S extends z.ZodType>(item: S) {
  return skipping(item)
    .nullish()
    .transform((list) => list ?? [])
    .catch([]);
}

/** A region in the list of all regions. */
export const regionListItemSchema = z
  .object({
    Id: nodeId,
    Title: requiredPlainText,
    Data: pathData,
    Province: optionalPlainText,
    Municipalities: optionalList(requiredPlainText),
    ...coordinateFields,
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

/** A day of the week as the site writes it, or other words ('maandag en dinsdag'). */
const dayHours = z
  .object({ Day: requiredPlainText, Hours: requiredPlainText })
  .transform(({ Day, Hours }) => ({ day: readWeekday(Day) ?? Day, hours: Hours }));

const locationSchema = z
  .object({
    Id: nodeId,
    Title: requiredPlainText,
    LocationType: optionalPlainText,
    Address: apiAddress,
    Data: pathData,
    ...coordinateFields,
    OpeningHours: optionalList(dayHours),
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
