import type { WrittenRegion } from "../region-file";
import { addressIn, townOf } from "./addresses";
import type { Announced } from "./announcement";
import { cafesOf, type GeneratedLocation, meetingPlacesOf } from "./locations";
import { newsOf } from "./news";
import { quoteBlocks } from "./quote-block";
import { randomFor, turnOf } from "./random";
import { phoneOf, type RegionContext, textsOf } from "./region-context";
import { inText } from "./schedule";
import { seriesOf } from "./series";

/** Generates the file of a region. The output is always the same for the same input. */
export function generateRegion(context: RegionContext): WrittenRegion {
  const { region, source, places } = context;
  const { slug, name, province, municipalities, towns, inPages } = region;
  const venues = randomFor(`${slug} venues`).shuffle(source.names.venues);
  const cafes = cafesOf(context, venues);
  const meetingPlaces = meetingPlacesOf(context, venues.slice(cafes.length));
  const locations = [...cafes, ...meetingPlaces];
  const words = locationWords(locations);
  const own = seriesOf(context, cafes, meetingPlaces);
  const series = [...own, ...region.series];
  const announced = own.map((series) => announcedAt(series, locations, towns[0] ?? name));
  return {
    name,
    province,
    municipalities,
    geo: townOf(towns[0] ?? "", region, places).coordinates,
    ...(inPages ? {} : { page: pageOf(context, words), about: aboutOf(context, words) }),
    services: servicesOf(context),
    highlights: highlightsOf(context, words, series),
    dementia_info: dementiaInfoOf(context),
    locations: locations.map(({ location }) => location),
    series,
    news: newsOf(context, words, announced),
  };
}

/** An activity with its place: a location, or a point where a walk starts. */
function announcedAt(
  series: WrittenRegion["series"][number],
  locations: GeneratedLocation[],
  otherTown: string,
): Announced {
  const host = locations.find(({ location }) => location.slug === series.locatie);
  const town = host?.town ?? series.address?.locality ?? otherTown;
  return { series, town, place: host ? `${host.venue} in ${town}` : (series.location ?? town) };
}

type Words = Record<string, string>;
type Page = NonNullable<WrittenRegion["page"]>;

/** Placeholders for the first café of the region and for the towns of its locations. */
function locationWords(locations: GeneratedLocation[]): Words {
  const [first] = locations;
  if (!first) throw new Error("a region needs at least one location");
  const towns = [...new Set(locations.map(({ town }) => town))];
  return {
    cafe: first.location.title,
    cafeSlug: first.location.slug,
    cafeSeries: first.location.slug,
    cafeVenue: first.venue,
    cafeTown: first.town,
    cafeWhen: first.when,
    cafeStart: inText(first.series?.start_time ?? ""),
    cafeEnd: inText(first.series?.end_time ?? ""),
    cafeEntry: inText(first.series?.entry_time ?? ""),
    locationTowns: `${towns.slice(0, -1).join(", ")} en ${towns.at(-1)}`,
  };
}

function pageOf(context: RegionContext, words: Words): Page {
  const { region, number, source, places, postcodeOf } = context;
  const { slug, name, towns, phone } = region;
  const { random, people, fill } = textsOf(context, "page", words);
  const { introductions, firstStep, quotes } = source.regionTexts;
  const [introduction = ""] = turnOf(introductions, number, 1);
  const [first] = turnOf(firstStep, number, 1);
  const [quote] = turnOf(quotes, number, 1);
  const social = (medium: string) => ({
    uri: `https://www.${medium.toLowerCase()}.com/alzheimer.${slug}.example`,
    title: `${name} op ${medium}`,
  });
  const town = townOf(towns[0] ?? "", region, places);
  const { address } = addressIn(town, `Alzheimer Nederland, afdeling ${name}`, {
    names: source.names,
    postcodeOf,
    random,
  });
  const step = first && {
    type: "text_with_title",
    title: fill(first.title),
    text: fill(first.text),
  };
  return {
    title: `Afdeling ${name}`,
    introduction_wysiwyg: fill(introduction),
    header_image_video: random.pick([
      "straat",
      "wandelen-duinen",
      "fiets-gracht",
      "tuinhek",
      "tuin",
      "gesprek",
    ]),
    changed: "2026-10-26",
    contact: people.p1.full,
    phone: phoneOf(phone),
    email: `${slug}@alzheimer.example`,
    recipient_email: `nieuwsbrief-${slug}@alzheimer.example`,
    address,
    facebook: social("Facebook"),
    ...(random.chance(70) ? { instagram: social("Instagram") } : {}),
    ...(random.chance(30) ? { linkedin: social("LinkedIn") } : {}),
    ...(random.chance(25) ? { youtube: social("YouTube") } : {}),
    // What the lists of the page say anyway, such as its locations and vacancies, is not told again.
    page_content: [...(step ? [step] : []), ...quoteBlocks(quote, fill)],
  };
}

function aboutOf(context: RegionContext, words: Words): NonNullable<WrittenRegion["about"]> {
  const { region, number, source } = context;
  const { random, fill } = textsOf(context, "about", words);
  const { introductions, texts, boards } = source.regionTexts.about;
  const [introduction = ""] = turnOf(introductions, number, 1);
  const [text = ""] = turnOf(texts, number, 1);
  const [board = ""] = turnOf(boards, number, 1);
  // A different quote from that on the region page, with other people than in the text.
  const [quote] = turnOf(source.regionTexts.quotes, number + 1, 1);
  const speaker = textsOf(context, "about quote", words);
  return {
    title: `Over de afdeling ${region.name}`,
    introduction_wysiwyg: fill(introduction),
    header_image_video: random.pick(["gesprek", "vrijwilliger", "koffie-alzheimer-cafe", "zingen"]),
    changed: "2026-09-14",
    page_content: [
      { type: "text", text: fill(text) },
      ...quoteBlocks(quote, speaker.fill),
      { type: "text_with_title", title: "Het bestuur", text: fill(board) },
    ],
  };
}

function servicesOf(context: RegionContext): WrittenRegion["services"] {
  const { number, source } = context;
  const count = 3 + (number % 3);
  return turnOf(source.regionTexts.services, number, 5)
    .slice(0, count)
    .map(({ title, text, image, link }) => {
      const { fill } = textsOf(context, `service ${title}`, {});
      return {
        title: fill(title),
        text: fill(text),
        image,
        link: { uri: fill(link.uri), title: fill(link.title) },
      };
    });
}

/** Two current and two future periods, in days from today. */
const periods = [
  { starts_in: -12, ends_in: 24, changed_ago: 3 },
  { starts_in: -30, ends_in: 10, changed_ago: 16 },
  { starts_in: 14, ends_in: 45, changed_ago: 2 },
  { starts_in: 50, ends_in: 80, changed_ago: 1 },
];

function highlightsOf(
  context: RegionContext,
  words: Words,
  series: WrittenRegion["series"],
): WrittenRegion["highlights"] {
  const { number, source } = context;
  return turnOf(source.regionTexts.highlights, number, periods.length).flatMap((highlight, index) => {
    const period = periods[index];
    if (!period) return [];
    const activity =
      "activity" in highlight ? series.find((one) => one.activity_type === highlight.activity) : undefined;
    if ("activity" in highlight && !activity) throw new Error(`no activity for "${highlight.title}"`);
    const { fill } = textsOf(context, `highlight ${highlight.title}`, {
      ...words,
      ...(activity && { activity: activity.title, activityText: activity.introduction_wysiwyg }),
    });
    const link =
      "link" in highlight
        ? highlight.link
        : { uri: `{path}/activiteiten/${activity?.slug}`, title: "Bekijk {activity}" };
    const about = { uri: "{path}/over-de-regio", title: "Lees meer over de afdeling" };
    const filled = ({ uri, title }: typeof link) => ({ uri: fill(uri), title: fill(title) });
    return [
      {
        title: fill(highlight.title),
        text: fill(highlight.text),
        image: highlight.image,
        primary_link: filled(link),
        ...(index % 2 === 0 ? { secondary_link: filled(about) } : {}),
        ...period,
      },
    ];
  });
}

/** Zero to three items, depending on the region, so that the demo shows every case. */
function dementiaInfoOf(context: RegionContext): WrittenRegion["dementia_info"] {
  const { number, source } = context;
  return turnOf(source.regionTexts.dementiaInfo, number, number % 4).map(({ title, image, link }) => {
    const { fill } = textsOf(context, `info ${title}`, {});
    return { title: fill(title), image, link };
  });
}
