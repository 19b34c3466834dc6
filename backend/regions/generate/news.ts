import { dateOf, dayNumberOf } from "../../days";
import type { WrittenRegion } from "../region-file";
import { slugOf } from "./fill";
import { quoteBlocks } from "./quote-block";
import { type Random, turnOf } from "./random";
import { type RegionContext, textsOf } from "./region-context";
import type { NewsSource } from "./source";

type WrittenNews = WrittenRegion["news"][number];

const itemsPerRegion = 12;
/** Number of items with a date relative to today. */
const recentItems = 3;
/** Range of the dates of the other items. */
const oldestDate = "2025-06-01";
const newestDate = "2026-10-18";

/** The news of a region, newestDate first. */
export function newsOf(context: RegionContext, words: Record<string, string>): WrittenNews[] {
  const stories = turnOf(context.source.news, context.number, itemsPerRegion);
  const anyDay = stories.filter(({ months }) => !months);
  const recent = anyDay.slice(0, recentItems);
  const others = stories.filter((story) => !recent.includes(story));
  const { random } = textsOf(context, "news days", {});
  const dated = others
    .map((story, index) => ({ story, day: dayFor(story, index / others.length, random) }))
    .sort((one, other) => other.day.localeCompare(one.day));
  const itemOf = (story: NewsSource) => writtenItem(story, stories.indexOf(story), context, words);
  let daysAgo = 0;
  return [
    ...recent.map((story) => {
      daysAgo += random.between(1, 8);
      return { ...itemOf(story), days_ago: daysAgo };
    }),
    ...dated.map(({ story, day }) => ({ ...itemOf(story), publication_date: day })),
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
  // Stories repeat every few regions; every other time the alternative text is used.
  const again = Math.floor((context.number * itemsPerRegion) / context.source.news.length) % 2 === 1;
  const text = again ? (story.other_text ?? story.text) : story.text;
  return {
    slug: slugOf(fill(slug)),
    title: fill(title),
    introduction_wysiwyg: fill(story.introduction),
    header_image_video: random.pick(story.pictures),
    page_content: [
      { type: "text", text: fill(text) },
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

/** A date in the months of the story, or else near `share` (0 to 1) of the date range. */
function dayFor({ months }: NewsSource, share: number, random: Random): string {
  const first = dayNumberOf(oldestDate);
  const last = dayNumberOf(newestDate);
  const days = Array.from({ length: last - first + 1 }, (_, index) => dateOf(first + index));
  const possible = months ? days.filter((day) => months.includes(Number(day.slice(5, 7)))) : [];
  if (possible.length > 0) return random.pick(possible);
  const middle = Math.round(share * (days.length - 1));
  return days[Math.max(0, Math.min(days.length - 1, middle + random.between(-12, 12)))] ?? newestDate;
}
