import type { WrittenRegion } from "../region-file";
import { townOf } from "./addresses";
import { slugOf } from "./fill";
import type { GeneratedLocation } from "./locations";
import { turnOf } from "./random";
import { type RegionContext, textsOf } from "./region-context";
import { inText, scheduleOf, timesOf, workdays } from "./schedule";
import type { ActivitySource } from "./source";

type WrittenSeries = WrittenRegion["series"][number];

/** Number of series per activity type (term id of activity_type), besides the cafés. */
const counts: Record<number, number> = { 32: 2, 33: 3, 34: 2, 35: 1, 36: 1, 37: 1, 38: 1 };
const themesPerCafe = 10;
const cafeType = 31;

/** The repeating activities of a region. */
export function seriesOf(
  context: RegionContext,
  cafes: readonly GeneratedLocation[],
  meetingPlaces: readonly GeneratedLocation[],
): WrittenSeries[] {
  const { number, source } = context;
  const chosen = Object.entries(counts).flatMap(([type, count]) =>
    turnOf(
      source.activities.activities.filter((activity) => activity.type === Number(type)),
      number,
      count,
    ),
  );
  const activities = chosen.map((activity, index) => {
    const hosts = activity.place === "cafe" ? cafes : meetingPlaces;
    return activityOf(context, activity, hosts[index % hosts.length]);
  });
  return [...cafes.map((cafe, index) => cafeSeriesOf(context, cafe, index)), ...activities];
}

function cafeSeriesOf(context: RegionContext, cafe: GeneratedLocation, index: number): WrittenSeries {
  const { number, source } = context;
  const { location, town, venue, series, accessibility } = cafe;
  if (!series) throw new Error(`${location.slug}: has no recurrence`);
  const words = {
    town,
    venue,
    start: inText(series.start_time ?? ""),
    end: inText(series.end_time ?? ""),
    entry: inText(series.entry_time ?? ""),
  };
  const place = number * 4 + index;
  const { fill } = textsOf(context, `series ${location.slug}`, words);
  const [introduction = ""] = turnOf(source.activities.cafeIntroductions, place, 1);
  const [text = ""] = turnOf(source.activities.cafeTexts, place, 1);
  return {
    slug: location.slug,
    title: location.title,
    introduction_wysiwyg: fill(introduction),
    header_image_video: location.header_image_video,
    activity_type: cafeType,
    ...series,
    locatie: location.slug,
    costs: "Gratis",
    accessibility,
    // Ten themes per café, so that a theme repeats after ten months.
    editions: turnOf(source.themes, place, themesPerCafe).map((theme, turn) => ({
      title: theme.title,
      text: textsOf(context, `theme ${location.slug} ${turn}`, words).fill(theme.text),
    })),
    page_content: [{ type: "text", text: fill(text) }],
  };
}

function activityOf(
  context: RegionContext,
  activity: ActivitySource,
  host: GeneratedLocation | undefined,
): WrittenSeries {
  const { region, source, places } = context;
  if (!host) throw new Error(`${region.slug}: has no location for ${activity.title}`);
  const { town, venue } = host;
  const { random, fill } = textsOf(context, `activity ${activity.title}`, { town, venue });
  const title = fill(activity.title);
  const isOutdoor = activity.place === "outdoor";
  const start = fill(random.pick(source.activities.starts));
  const where = isOutdoor
    ? {
        location: `${town}, ${start}`,
        address: { locality: town },
        geo: townOf(town, region, places).coordinates,
      }
    : { locatie: host.location.slug };
  const editions = activity.editions && source.activities.editions[activity.editions];
  const link = {
    uri: `mailto:${region.slug}@alzheimer.example`,
    title: random.pick(["Meld je aan", "Stel je vraag per mail", "Mail de begeleider"]),
  };
  return {
    slug: slugOf(title),
    title,
    introduction_wysiwyg: fill(activity.introduction),
    header_image_video: random.pick(activity.pictures),
    activity_type: activity.type,
    recurrence: scheduleOf(activity, isOutdoor ? random.pick(workdays) : random.pick(host.days), random),
    ...timesOf(random.pick(activity.times)),
    ...where,
    costs: random.pick(activity.costs),
    ...(isOutdoor ? {} : { accessibility: host.accessibility }),
    ...(random.chance(45) ? { external_link: link } : {}),
    ...(editions ? { editions: editionsOf(editions, context, activity) } : {}),
    page_content: [{ type: "text", text: fill(activity.text) }],
  };
}

/** The texts that dates use in turn, such as a subject or the route of a walk. */
function editionsOf(texts: readonly string[], context: RegionContext, activity: ActivitySource) {
  const { random, fill } = textsOf(context, `editions ${activity.title}`, {});
  return random.shuffle(texts).map((text) => ({ text: fill(text) }));
}
