import { z } from "zod";
import { addressField } from "~/utils/addresses";
import { dateField, linkField, textField } from "~/utils/drupal-fields";
import { pageReferenceField } from "~/utils/page-references";
import { iconTermField } from "~/utils/terms";
import { timeField } from "~/utils/times";
import { commonPage, pageFields } from "../page-fields";

/** Fields of spec 001, section 3, 'Activity page type'. */
export const activiteitSchema = z
  .object({
    ...pageFields,
    field_activity_type: iconTermField.catch(null),
    field_address: addressField.catch(null),
    field_start_date: dateField.catch(null),
    field_end_date: dateField.catch(null),
    field_start_time: timeField.catch(null),
    field_end_time: timeField.catch(null),
    field_entry_time: timeField.catch(null),
    field_external_link: linkField.catch(null),
    field_locatie: pageReferenceField.catch(null),
    field_location: textField.catch(null),
  })
  .transform((fields) => ({
    type: "activiteit" as const,
    ...commonPage(fields),
    activity: {
      kind: fields.field_activity_type,
      address: fields.field_address,
      /** Days (`YYYY-MM-DD`) in Amsterdam. */
      startDate: fields.field_start_date,
      endDate: fields.field_end_date,
      /** Seconds from midnight on the wall clock. */
      startTime: fields.field_start_time,
      endTime: fields.field_end_time,
      entryTime: fields.field_entry_time,
      moreInformation: fields.field_external_link,
      /** The page of the place where it happens. */
      locationPage: fields.field_locatie,
      /** The name of that place. */
      locationName: fields.field_location,
    },
  }));

export type Activity = z.output<typeof activiteitSchema>["activity"];
