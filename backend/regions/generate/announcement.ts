import type { WrittenRegion } from "../region-file";
import { slugOf } from "./fill";
import { numberInWords } from "./number-words";
import { inText, ordinalOf } from "./schedule";

type WrittenSeries = WrittenRegion["series"][number];

/** An activity of a region with the place where it is, in words. */
export interface Announced {
  series: WrittenSeries;
  place: string;
  town: string;
}

/** Title and first lines of a news item about an activity: only facts, so that no two regions tell the same. */
export function announcementOf({ series, place, town }: Announced, regionSlug: string) {
  const title = series.title.includes(town) ? `${series.title}: dag en tijd` : `${series.title} in ${town}`;
  return {
    slug: `${slugOf(title)}-${regionSlug}`,
    title,
    introduction_wysiwyg: `${series.title}: ${whenOf(series)}${startOf(series)} in ${place}.`,
  };
}

/** When and where the activity is and what it costs, with a link to its dates. */
export function factsOf({ series, place }: Announced, regionSlug: string) {
  const { slug, title, start_time, end_time, costs } = series;
  const facts = [
    `- **Wanneer:** ${whenOf(series)}`,
    ...(start_time && end_time ? [`- **Hoe laat:** ${inText(start_time)} tot ${inText(end_time)} uur`] : []),
    `- **Waar:** ${place}`,
    ...(costs ? [`- **Kosten:** ${costs.charAt(0).toLowerCase()}${costs.slice(1)}`] : []),
  ];
  const link = `[Bekijk alle dagen van ${title}](/regios/${regionSlug}/activiteiten/${slug})`;
  return { type: "text", text: `${facts.join("\n")}\n\n${link}` };
}

/** “ om 19.30 uur”; empty without a time. */
function startOf({ start_time }: WrittenSeries): string {
  return start_time ? ` om ${inText(start_time)} uur` : "";
}

/** 'elke eerste donderdag van de maand' */
function whenOf({ recurrence }: WrittenSeries): string {
  if (recurrence.every === "date") return "op enkele dagen";
  if (recurrence.every === "month") return `elke ${ordinalOf(recurrence.nth)} ${recurrence.day} van de maand`;
  if (recurrence.every === "course") return `${numberInWords(recurrence.meetings)} keer op ${recurrence.day}`;
  if (recurrence.every === "week" && recurrence.weeks === 2) return `om de week op ${recurrence.day}`;
  if (recurrence.every === "week" && recurrence.weeks === 26)
    return `twee keer per jaar op ${recurrence.day}`;
  return `elke ${recurrence.day}`;
}
