import { z } from "zod";
import { dateSchema, secondsOf } from "../content/field-schemas";
import { plainTextOfMarkdown } from "../content/rich-text";
import { daysAfter, todayOf } from "../days";
import type { PageSource } from "../pages/page-sources";
import type { Places } from "../places/places";
import { summaryOf } from "../regions/page-summary";
import { activityShape } from "../regions/region-file";
import type { SeriesSource } from "../regions/region-sources";
import type { Activity, Region } from "../regions/regions";
import type { Term } from "../taxonomies/taxonomies";
import { datesFrom, plannedDays } from "./series-dates";

interface ActivityParts {
  regions: readonly Region[];
  series: readonly SeriesSource[];
  /** The one-off activities of a region, written as files in `pages/`, without those that expired before. */
  pageSourcesOf: (region: Region, today: string) => PageSource[];
  places: Places;
  types: readonly Term[];
}

const facts = z.object(activityShape);
const pageFacts = facts.extend({
  start_date: dateSchema,
  end_date: dateSchema.optional(),
  locatie: z.string().optional(),
});
type Facts = z.output<typeof facts>;

/** The fields shared by all dates of an activity. */
type Common = Omit<Activity, "id" | "path" | "title" | "introduction" | "startDate" | "endDate">;

/** Lists all activities of the regions that end today or later, soonest first. Cached for the day. */
export function comingActivities(parts: ActivityParts): (now: Date) => readonly Activity[] {
  let cached: { today: string; activities: Activity[] } | undefined;
  return (now) => {
    const today = todayOf(now);
    if (cached?.today !== today) cached = { today, activities: activitiesFrom(today, parts) };
    return cached.activities;
  };
}

function activitiesFrom(
  today: string,
  { regions, series, pageSourcesOf, places, types }: ActivityParts,
): Activity[] {
  const typeOf = new Map(types.map((type) => [type.id, type]));
  const regionAt = new Map(regions.map((region) => [region.path, region]));

  const repeated = series.flatMap((source): Activity[] => {
    const region = regionAt.get(source.regionAddress);
    const type = typeOf.get(source.series.activity_type);
    if (!region || !type) return [];
    const common = commonFields(source.series, source.locationAddress, { region, type, places });
    const picture = source.series.header_image_video;
    return datesFrom(source, today, today).map(
      ({ nid, address, title, introduction, startDate, endDate }) => ({
        ...common,
        id: nid,
        path: address,
        title,
        introduction: plainTextOfMarkdown(introduction),
        picture,
        startDate,
        endDate,
      }),
    );
  });

  const lastPlanned = daysAfter(today, plannedDays);
  const single = regions.flatMap((region) =>
    pageSourcesOf(region, today).flatMap((source): Activity[] => {
      const { data } = pageFacts.safeParse(source.fields);
      const type = typeOf.get(data?.activity_type ?? 0);
      if (!data || !type) return [];
      const { start_date: startDate, end_date: endDate = startDate } = data;
      if (endDate < today || startDate > lastPlanned) return [];
      const common = commonFields(data, data.locatie, { region, type, places });
      return [{ ...common, ...summaryOf(source), startDate, endDate }];
    }),
  );
  return [...repeated, ...single].sort(bySoonest(today));
}

function commonFields(
  { location: name, address, geo, start_time, end_time, entry_time, external_link }: Facts,
  locationAddress: string | undefined,
  { region, type, places }: { region: Region; type: Term; places: Places },
): Common {
  const location = region.locations.find(({ path }) => path === locationAddress);
  const activityAddress = address ?? location?.address;
  return {
    region,
    type,
    startTime: optionalSeconds(start_time),
    endTime: optionalSeconds(end_time),
    entryTime: optionalSeconds(entry_time),
    place:
      name ?? activityAddress?.organization ?? location?.title ?? activityAddress?.locality ?? region.name,
    location,
    address: activityAddress,
    coordinates:
      geo ??
      location?.coordinates ??
      (activityAddress && places.find(activityAddress.locality)?.coordinates) ??
      region.coordinates,
    externalLink: external_link,
  };
}

/** Sorts by start date; an activity that has already begun sorts by its end date. */
function bySoonest(today: string) {
  const nextDay = ({ startDate, endDate }: Activity) => (startDate < today ? endDate : startDate);
  return (one: Activity, other: Activity): number => {
    if (nextDay(one) !== nextDay(other)) return nextDay(one) < nextDay(other) ? -1 : 1;
    return (one.startTime ?? 0) - (other.startTime ?? 0) || one.id - other.id;
  };
}

function optionalSeconds(time: string | undefined): number | undefined {
  return time === undefined ? undefined : secondsOf(time);
}
