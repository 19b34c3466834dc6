import { z } from "zod";
import { addressField } from "~/fields/addresses";
import { definePage } from "~/fields/definitions";
import { dayField, linkField, textField } from "~/fields/drupal-fields";
import { withKind } from "~/fields/field-kinds";
import { geoField } from "~/fields/geo";
import { firstReference, pageReferenceField, readReference, referenceItem } from "~/fields/page-references";
import { iconTermField } from "~/fields/terms";
import { timeField } from "~/fields/times";
import { longDate, timeRange } from "~/utils/dates";

const nextActivity = referenceItem.extend({ field_start_date: dayField }).transform((fields) => {
  const { url } = readReference(fields);
  return url && fields.field_start_date ? { url, date: fields.field_start_date } : null;
});
const nextActivityField = withKind("node", firstReference.pipe(nextActivity.nullable().catch(null)));

/** Null for an end that is not after the start, as in the lists. */
const endAfter = (start: string | null, end: string | null) => (start && end && end <= start ? null : end);

/** Activities of a series share a title, so the document title adds day, time and town. */
export const activiteit = definePage("activiteit", {
  kind: "activity",
  fields: z.object({
    field_accessibility: textField.catch(null),
    field_activity_type: iconTermField.catch(null),
    field_address: addressField.catch(null),
    field_costs: textField.catch(null),
    field_start_date: dayField.catch(null),
    field_end_date: dayField.catch(null),
    field_start_time: timeField.catch(null),
    field_end_time: timeField.catch(null),
    field_entry_time: timeField.catch(null),
    field_external_link: linkField.catch(null),
    field_geo: geoField.catch(null),
    field_locatie: pageReferenceField.catch(null),
    field_location: textField.catch(null),
    field_next_activity: nextActivityField.catch(null),
  }),
  read: (fields) => ({
    activity: {
      kind: fields.field_activity_type,
      address: fields.field_address,
      /** Days (`YYYY-MM-DD`) in Amsterdam time. */
      startDate: fields.field_start_date,
      endDate: endAfter(fields.field_start_date, fields.field_end_date),
      /** Seconds from midnight, local time. */
      startTime: fields.field_start_time,
      endTime: fields.field_end_time,
      entryTime: fields.field_entry_time,
      website: fields.field_external_link,
      /** The page of the location. */
      locationPage: fields.field_locatie,
      /** The name of the location. */
      locationName: fields.field_location,
      coordinates: fields.field_geo,
      /** The price, as text. */
      costs: fields.field_costs,
      /** Accessibility for people with a disability, as text. */
      accessibility: fields.field_accessibility,
      /** The same activity on its next date. */
      next: fields.field_next_activity,
    },
  }),
  sheet: "lists",
  titleSuffix: ({ title, activity: { startDate, startTime, address } }) => {
    const town = address?.city && !title.includes(address.city) ? `in ${address.city}` : "";
    const time = startTime === null ? "" : `om ${timeRange(startTime, null)}`;
    return [startDate && longDate(startDate), time, town].filter(Boolean).join(" ");
  },
  endsOn: ({ activity }) => activity.endDate ?? activity.startDate,
});

export type Activity = z.output<typeof activiteit.decoder>["page"]["activity"];
