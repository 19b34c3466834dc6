import type { WrittenRegion } from "../region-file";
import { addressIn, townOf } from "./addresses";
import { slugOf } from "./fill";
import type { Person } from "./people";
import { type Random, turnOf } from "./random";
import { phoneOf, type RegionContext, textsOf } from "./region-context";
import { inText, monthly, type Weekday, workdays } from "./schedule";

type WrittenLocation = WrittenRegion["locations"][number];
type WrittenSeries = WrittenRegion["series"][number];

/** A location with the values that other generated texts use. */
export interface GeneratedLocation {
  location: WrittenLocation;
  town: string;
  venue: string;
  /** Opening days in words: 'elke tweede dinsdag van de maand'. */
  when: string;
  /** The weekdays on which it is open. */
  days: Weekday[];
  /** The series of a café. */
  series?: Pick<WrittenSeries, "recurrence" | "start_time" | "end_time" | "entry_time">;
  contact: Person;
  accessibility: string;
}

const cafeTimes = [
  { start_time: "14:00", end_time: "16:00", entry_time: "13:30" },
  { start_time: "14:30", end_time: "16:30", entry_time: "14:00" },
  { start_time: "10:30", end_time: "12:00", entry_time: "10:00" },
  { start_time: "19:30", end_time: "21:30", entry_time: "19:00" },
  { start_time: "19:00", end_time: "21:00", entry_time: "18:30" },
];
const openings = ["10.00 tot 15.00 uur", "9.30 tot 12.30 uur", "10.00 tot 16.00 uur", "13.00 tot 16.30 uur"];

/** The Alzheimer Cafés of a region: at least three. */
export function cafesOf(context: RegionContext, venues: readonly string[]): GeneratedLocation[] {
  const { region, number, source } = context;
  const towns = region.cafes ?? repeated(region.towns, region.towns.length > 8 ? 4 : 3);
  const texts = turnOf(source.locations.cafes, number, towns.length);
  return towns.map((town, index) => {
    const venue = venues[index] ?? "";
    const key = `café ${index}`;
    const schedule = monthly(
      textsOf(context, key, {}).random,
      `2024-0${1 + (number % 6)}-01`,
      number + index,
    );
    const times = textsOf(context, `${key} times`, {}).random.pick(cafeTimes);
    const hours = `${inText(times.start_time)} tot ${inText(times.end_time)} uur`;
    const isSecond = towns.indexOf(town) !== index;
    return build(context, {
      key,
      type: 11,
      town,
      venue,
      title: `Alzheimer Café ${isSecond ? venue : town}`,
      email: `cafe-${slugOf(isSecond ? venue : town)}@alzheimer.example`,
      text: texts[index],
      picture: index % 2 === 0 ? "koffie-alzheimer-cafe" : "zingen",
      when: schedule.inWords,
      days: [schedule.day],
      opening_hours: { [schedule.day]: `${schedule.inWords}, ${hours}` },
      words: {
        start: inText(times.start_time),
        end: inText(times.end_time),
        entry: inText(times.entry_time),
      },
      series: { recurrence: schedule.recurrence, ...times },
    });
  });
}

/** The meeting places of a region. */
export function meetingPlacesOf(context: RegionContext, venues: readonly string[]): GeneratedLocation[] {
  const { region, number, source } = context;
  const count = region.towns.length > 8 ? 4 : 3;
  // In reverse order, so that towns without a café get a meeting place.
  const towns = repeated([...region.towns].reverse(), count);
  const texts = turnOf(source.locations.meetingPlaces, number, count);
  return towns.map((town, index) => {
    const venue = venues[index] ?? "";
    const key = `meeting place ${index}`;
    const { random } = textsOf(context, key, {});
    const chosen = random.shuffle(workdays).slice(0, random.between(2, 3));
    const open = workdays.filter((day) => chosen.includes(day));
    const hours = random.pick(openings);
    return build(context, {
      key,
      type: 12,
      town,
      venue,
      title: `Ontmoetingsplek ${venue}`,
      email: `${slugOf(venue)}-${slugOf(town)}@alzheimer.example`,
      text: texts[index],
      picture: random.pick(["dagopvang", "tuin", "gesprek", "schilderen", "boeken", "muziek"]),
      when: `elke ${open.join(open.length === 2 ? " en " : ", ").replace(/, (\w+)$/, " en $1")}`,
      days: open,
      opening_hours: Object.fromEntries(open.map((day) => [day, hours])),
      words: {},
    });
  });
}

interface Plan {
  key: string;
  type: number;
  town: string;
  venue: string;
  title: string;
  email: string;
  text?: { introduction: string; text: string };
  picture: string;
  when: string;
  days: Weekday[];
  opening_hours: WrittenLocation["opening_hours"];
  words: Record<string, string>;
  series?: GeneratedLocation["series"];
}

function build(context: RegionContext, plan: Plan): GeneratedLocation {
  const { region, source, places, postcodeOf, number } = context;
  const { key, type, town, venue, title, email, text, picture, when, days, opening_hours, series } = plan;
  const words = { town, venue, when, ...plan.words };
  const { random, people, fill } = textsOf(context, `${key} text`, words);
  const accessibility = random.pick(source.locations.accessibility);
  const questions = turnOf(source.locations.questions, number + key.length + Number(key.at(-1)), 2);
  const website = random.chance(40)
    ? {
        external_link: {
          uri: `https://${slugOf(`${venue} ${town}`)}.example/`,
          title: `Website van ${venue}`,
        },
      }
    : {};
  return {
    town,
    venue,
    when,
    days,
    series,
    contact: people.p1,
    accessibility,
    location: {
      slug: slugOf(title),
      title,
      introduction_wysiwyg: fill(text?.introduction ?? ""),
      header_image_video: picture,
      changed: changedOn(random),
      location_type: type,
      ...addressIn(townOf(town, region, places), venue, { names: source.names, postcodeOf, random }),
      opening_hours,
      contact: people.p1.full,
      phone: phoneOf(region.phone),
      email,
      contact_data: random.pick(source.locations.contact),
      ...website,
      page_content: [
        { type: "text", text: fill(text?.text ?? "") },
        {
          type: "expandable",
          title: "Goed om te weten",
          items: [
            ...questions.map((question) => ({ title: question.title, text: fill(question.text) })),
            { title: "Hoe toegankelijk is het gebouw?", text: accessibility },
          ].map((item) => ({ type: "expandable_item", ...item })),
        },
      ],
    },
  };
}

function changedOn(random: Random): string {
  return `2026-0${random.between(1, 9)}-${String(random.between(1, 28)).padStart(2, "0")}`;
}

/** The first `count` towns, repeated when the list is too short. */
function repeated(towns: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => towns[index % towns.length] ?? "");
}
