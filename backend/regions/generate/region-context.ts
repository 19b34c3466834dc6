import type { Places } from "../../places/places";
import type { PostcodeOf } from "./addresses";
import { filler } from "./fill";
import { peopleInWords } from "./number-words";
import { choosePeople, type People } from "./people";
import { type Random, randomFor } from "./random";
import type { RegionSource, Source } from "./source";

/** The input for generating a region. */
export interface RegionContext {
  region: RegionSource;
  /** Index of the region; successive regions get different texts. */
  number: number;
  source: Source;
  places: Places;
  postcodeOf: PostcodeOf;
}

/** Creates the random numbers, people and placeholders for one text of a region. */
export function textsOf({ region, source }: RegionContext, key: string, words: Record<string, string>) {
  const random = randomFor(`${region.slug} ${key}`);
  const people: People = choosePeople(source.names, region.province, random);
  return {
    random,
    people,
    fill: filler({ people, words: { ...regionWords(region, random), ...words } }, random),
  };
}

function regionWords(region: RegionSource, random: Random): Record<string, string> {
  const { slug, name, inText = name, area, walks, spots, phone, founded, municipalities } = region;
  const [town = "", town2 = "", ...others] = random.shuffle(region.towns);
  const email = `${slug}@alzheimer.example`;
  return {
    slug,
    path: `/regios/${slug}`,
    email,
    region: inText,
    afdeling: `de afdeling ${name}`,
    area,
    town,
    town2,
    towns: [town, town2, others[0]].filter(Boolean).join(", "),
    walk: random.pick(walks),
    spot: `bij ${random.pick(spots)}`,
    phone: phoneOf(phone),
    phoneDigits: phoneOf(phone).replaceAll(" ", ""),
    founded: String(founded),
    municipalities: String(municipalities.length),
    volunteers: peopleInWords(25 + ((founded * 7 + slug.length * 5) % 60)),
    venue: random.pick(["de bibliotheek", "het buurthuis", "het wijkcentrum"]),
  };
}

/** A fictional phone number: the area code followed by zeros, ten digits in total. */
export function phoneOf(areaCode: string): string {
  return areaCode.length === 3 ? `${areaCode} 000 00 00` : `${areaCode} 00 00 00`;
}
