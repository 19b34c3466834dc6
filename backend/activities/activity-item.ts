import type { Activity } from "../regions/regions";

/** The address of an activity, or else that of its location. */
export function addressOf({ address, location }: Activity) {
  return address ?? location?.address;
}

/** An activity in the format of the product API; `icon` is the address of the picture of its type. */
export function activityItem(activity: Activity, icon: string | undefined): unknown {
  const { id, title, introduction, path, type, place, externalLink } = activity;
  return {
    Id: String(id),
    Title: title,
    Introduction: introduction,
    Url: path,
    Activity: {
      ActivityType: type.name,
      ActivityTypeIcon: icon ? { Path: icon } : null,
      ActivityLocation: place,
      Address: addressOf(activity) ?? null,
      StartDate: activity.startDate,
      EndDate: activity.endDate,
      StartTime: activity.startTime ?? null,
      EndTime: activity.endTime ?? null,
      ExternalLink: externalLink ? { uri: externalLink.uri } : null,
    },
  };
}
