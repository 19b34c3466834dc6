import { z } from "zod";
import { apiAddress } from "~/fields/addresses";
import { idText, optionalPlainText, requiredPlainText } from "~/fields/api-fields";
import { isoDay } from "~/fields/days";
import { mediaUrl } from "~/fields/images";
import { isLocalPath, linkFromDrupal } from "~/fields/links";
import { firstPageOf, optionalItems } from "~/fields/readable-items";
import { apiTime } from "~/fields/times";
import type { Activity, ActivityPage } from "./model";

const detailsSchema = z.object({
  ActivityType: optionalPlainText,
  ActivityTypeIcon: z
    .object({ Path: z.string().min(1) })
    .nullish()
    .catch(null),
  ActivityLocation: optionalPlainText,
  Address: apiAddress,
  StartDate: isoDay,
  EndDate: isoDay.nullish().catch(null),
  StartTime: apiTime,
  EndTime: apiTime,
  ExternalLink: z
    .object({ uri: z.string().min(1) })
    .nullish()
    .catch(null),
});

const activitySchema = z
  .object({
    Id: idText,
    Title: requiredPlainText,
    Introduction: optionalPlainText,
    Url: z.string().refine(isLocalPath, "is not a path"),
    Activity: detailsSchema,
  })
  .transform(({ Id, Title, Introduction, Url, Activity: details }): Activity => {
    const { StartDate: startDate, EndDate: endDate, ActivityTypeIcon: icon, Address: address } = details;
    return {
      id: Id,
      type: details.ActivityType,
      iconPath: icon ? mediaUrl(icon.Path) : null,
      title: Title,
      intro: Introduction ?? "",
      location: details.ActivityLocation,
      locality: address?.city ?? null,
      address,
      startDate,
      endDate: endDate && endDate > startDate ? endDate : null,
      startTime: details.StartTime,
      endTime: details.EndTime,
      url: Url,
      externalUrl: (details.ExternalLink && linkFromDrupal(details.ExternalLink.uri, "")?.url) ?? null,
    };
  });

/** A page of activities; items that fail to decode are logged and left out. */
export const activityPageSchema = z
  .object({ Activities: optionalItems(activitySchema), Total: z.int().nonnegative() })
  .transform(({ Activities: items, Total: total }): ActivityPage => ({ items, total }));

export const firstActivityPageSchema = firstPageOf(activityPageSchema);
