import { townOf } from "../../regions/generate/addresses";
import { slugOf } from "../../regions/generate/fill";
import { type Random, randomFor, turnOf } from "../../regions/generate/random";
import { phoneOf, type RegionContext, textsOf } from "../../regions/generate/region-context";
import type { Region } from "../../regions/region-file";
import type { WrittenVacancy } from "../vacancy-files";
import type { Role, VacancyTexts } from "./source";

/** Vacancies per region, out of 28 roles, so that successive regions differ. */
const rolesPerRegion = [5, 6] as const;
const cafeType = 11;
const maxTasks = 4;
const maxRequirements = 3;
const maxOffers = 4;

/** Generates the vacancies of a region, always the same for the same input. `locations` are those in its file. */
export function regionalVacancies(
  context: RegionContext,
  locations: Region["locations"],
  { roles, texts }: { roles: readonly Role[]; texts: VacancyTexts },
): WrittenVacancy[] {
  const { region, number } = context;
  const cafes = locations.filter(({ location_type }) => location_type === cafeType);
  const towns = randomFor(`${region.slug} vacancies`).shuffle(region.towns);
  const count = rolesPerRegion[number % rolesPerRegion.length] ?? 5;
  return turnOf(roles, number, rolesPerRegion[1])
    .slice(0, count)
    .map((role, index) => {
      const cafe = cafes[index % cafes.length];
      // Only roles that mention {cafe} are placed in the town of a café.
      const isForCafe = /\{cafe\}/.test(JSON.stringify(role));
      const town = (isForCafe && cafe?.address.locality) || (towns[index % towns.length] ?? "");
      return vacancyOf(context, role, { town, cafe: cafe?.title ?? "het Alzheimer Café", index, texts });
    });
}

interface Place {
  town: string;
  cafe: string;
  index: number;
  texts: VacancyTexts;
}

function vacancyOf(context: RegionContext, role: Role, { town, cafe, index, texts }: Place): WrittenVacancy {
  const { region, places, postcodeOf } = context;
  const mail = `vrijwilligers-${region.slug}@alzheimer.example`;
  const phone = phoneOf(region.phone);
  const words = { town, cafe, mail, phone, phoneDigits: phone.replaceAll(" ", "") };
  const { random, fill } = textsOf(context, `vacancy ${role.sub_title}`, words);
  const title = fill(random.pick(role.titles));
  const heading = random.pick(texts.headings);
  const letter = () => random.pick([..."ABCDEFGHJKLMNPRTUVWXZ"]);
  const { availability, duration, ...terms } = role.terms;
  const text = [
    random.pick(role.openings),
    `## ${heading.tasks}\n${listOf(sample(role.tasks, maxTasks, random))}`,
    `## ${heading.asks}\n${listOf(sample(role.asks, maxRequirements, random))}`,
    `## ${heading.offers}\n${listOf(sample(texts.offers, maxOffers, random))}`,
    random.pick(texts.contacts),
  ];
  return {
    slug: slugOf(title.includes(town) ? title : `${title} ${town}`),
    region: region.slug,
    title,
    sub_title: role.sub_title,
    introduction_wysiwyg: fill(random.pick(role.introductions)),
    header_image_video: random.pick(role.pictures),
    ...terms,
    availability: random.pick(availability),
    duration: random.pick(duration),
    vacancy_type: "in_de_buurt",
    plaatsnaam: town,
    zip_code: `${postcodeOf(townOf(town, region, places))} ${letter()}${letter()}`,
    email: mail,
    organisation_unit_key: texts.units[region.slug],
    ...daysOf(index, random),
    page_content: [{ type: "text", text: fill(text.join("\n\n")) }],
  };
}

/** About one in eight has closed, never the first of a region; half of the others have a closing date. */
function daysOf(index: number, random: Random) {
  const ago = random.between(1, 140);
  if (index > 0 && random.chance(13)) return { published_ago: ago + 60, ends_in: -random.between(2, 45) };
  return { published_ago: ago, ...(random.chance(55) ? { ends_in: random.between(4, 95) } : {}) };
}

/** A random selection of at most `max` items, in their original order. */
function sample(items: readonly string[], max: number, random: Random): string[] {
  const chosen = new Set(random.shuffle(items).slice(0, max));
  return items.filter((item) => chosen.has(item));
}

function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}
