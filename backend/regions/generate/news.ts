import { dateOf, dayNumberOf } from "../../days";
import type { WrittenRegion } from "../region-file";
import { type Announced, announcementOf, factsOf } from "./announcement";
import { slugOf } from "./fill";
import { quoteBlocks } from "./quote-block";
import { type Random, turnOf } from "./random";
import { type RegionContext, textsOf } from "./region-context";
import type { NewsSource } from "./source";

type WrittenNews = WrittenRegion["news"][number];

/** Each story is used by one region only; the other items announce the region's own activities. */
const storiesPerRegion = 4;
const announcementsPerRegion = 8;
/** Number of items with a date relative to today. */
const recentItems = 3;
/** Range of the dates of the other items. */
const oldestDate = "2025-06-01";
const newestDate = "2026-10-18";

/** The news of a region, newestDate first. */
export function newsOf(
  context: RegionContext,
  words: Record<string, string>,
  announced: readonly Announced[],
): WrittenNews[] {
  const stories = turnOf(context.source.news, context.number, storiesPerRegion);
  const anyDay = stories.filter(({ months }) => !months);
  const recent = anyDay.slice(0, recentItems);
  const others = stories.filter((story) => !recent.includes(story));
  const { random } = textsOf(context, "news days", {});
  const itemOf = (story: NewsSource) => writtenItem(story, stories.indexOf(story), context, words);
  const announcements = announced.slice(0, announcementsPerRegion);
  const dated = [
    ...others.map((story) => ({ item: itemOf(story), months: story.months })),
    ...announcements.map((series, index) => ({
      item: {
        ...announcementOf(series, context.region.slug),
        page_content: [
          factsOf(series, context.region.slug),
          ...closingOf(context, storiesPerRegion + index, words),
        ],
      },
      months: undefined,
    })),
  ]
    .map(({ item, months }, index, all) => ({ item, day: dayFor(months, index / all.length, random) }))
    .sort((one, other) => other.day.localeCompare(one.day));
  let daysAgo = 0;
  return [
    ...recent.map((story) => {
      daysAgo += random.between(1, 8);
      return { ...itemOf(story), days_ago: daysAgo };
    }),
    ...dated.map(({ item, day }) => ({ ...item, publication_date: day })),
  ];
}

/** A news item: the story with a call to action below it. */
function writtenItem(
  story: NewsSource,
  place: number,
  context: RegionContext,
  words: Record<string, string>,
): WrittenNews {
  const { slug = story.title, title } = story;
  const { random, fill } = textsOf(context, `news ${slug}`, words);
  return {
    slug: slugOf(fill(slug)),
    title: fill(title),
    introduction_wysiwyg: fill(story.introduction),
    header_image_video: random.pick(story.pictures),
    page_content: [
      { type: "text", text: fill(story.text) },
      ...quoteBlocks(story.quote, fill),
      ...closingOf(context, place, words),
    ],
  };
}

function closingOf(context: RegionContext, place: number, words: Record<string, string>) {
  const { fill } = textsOf(context, `news closing ${place}`, words);
  return turnOf(context.source.regionTexts.newsClosings, context.number + place, 1).map(
    ({ title, text }) => ({
      type: "text_with_title",
      title: fill(title),
      text: fill(text),
    }),
  );
}

/** A date in the given months, or else near `share` (0 to 1) of the date range. */
function dayFor(months: NewsSource["months"], share: number, random: Random): string {
  const first = dayNumberOf(oldestDate);
  const last = dayNumberOf(newestDate);
  const days = Array.from({ length: last - first + 1 }, (_, index) => dateOf(first + index));
  const possible = months ? days.filter((day) => months.includes(Number(day.slice(5, 7)))) : [];
  if (possible.length > 0) return random.pick(possible);
  const middle = Math.round(share * (days.length - 1));
  return days[Math.max(0, Math.min(days.length - 1, middle + random.between(-12, 12)))] ?? newestDate;
}
