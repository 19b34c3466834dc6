import type { WrittenRegion } from "../region-file";
import { addressIn, townOf } from "./addresses";
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
  const series = [...seriesOf(context, cafes, meetingPlaces), ...region.series];
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
    news: newsOf(context, words),
  };
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
  const { introductions, whoWeAre, firstStep, whereWeAre, quotes } = source.regionTexts;
  const [introduction = ""] = turnOf(introductions, number, 1);
  const [who = ""] = turnOf(whoWeAre, number, 1);
  const [first] = turnOf(firstStep, number, 1);
  const [where] = turnOf(whereWeAre, number, 1);
  const [quote] = turnOf(quotes, number, 1);
  const path = `/regios/${slug}`;
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
  const locationsText = where && {
    type: "text_with_title",
    title: fill(where.title),
    text: fill(where.text),
  };
  return {
    title: `Afdeling ${name}`,
    introduction_wysiwyg: fill(introduction),
    header_image_video: random.pick(["gesprek", "straat", "wandelen-duinen", "fiets-gracht", "tuin"]),
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
    page_content: [
      ...(step ? [step] : []),
      {
        type: "text_image",
        title: "Wie we zijn",
        text: fill(who),
        image: random.pick(["gesprek", "vrijwilliger", "wie-helpen"]),
        image_position: number % 2 === 0 ? "right" : "left",
        link: { uri: `${path}/over-de-regio`, title: "Lees meer over onze afdeling" },
      },
      ...(locationsText ? [locationsText] : []),
      ...quoteBlocks(quote, fill),
      {
        type: "link_list",
        title: "Help je mee?",
        items: [
          {
            type: "link_list_item",
            link: { uri: "/vrijwilligerswerk", title: "Bekijk het vrijwilligerswerk" },
            description: "Een paar uur per maand is genoeg.",
          },
          {
            type: "link_list_item",
            link: { uri: "/collecte", title: "Collecteer in je eigen straat" },
          },
        ],
      },
    ],
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
    header_image_video: random.pick(["gesprek", "vrijwilliger", "koffie-alzheimer-cafe", "tuin"]),
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
