/**
 * Generates content/news/archief.json, the older national news, from content/news-source/: `npm run content:news`.
 * The same stories always give the same output.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import { peopleInWords } from "../../regions/generate/number-words";
import { slugOf } from "../../slug-of";

const texts = z.array(z.string()).min(1);
const storySchema = z.strictObject({
  key: z.string(),
  category: z.int(),
  pictures: texts,
  titles: texts,
  intros: texts,
  text: z.array(texts),
  /** First and last possible day of the month. */
  days: z.tuple([z.int(), z.int()]).default([1, 28]),
  months: z.array(z.int()).default([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  /** Number of news items to generate. */
  n: z.int().default(7),
});
type Story = z.output<typeof storySchema>;

const belowSchema = z.record(
  z.string(),
  z.strictObject({
    sections: z.array(z.strictObject({ title: z.string(), text: z.string() })).min(1),
    quotes: z
      .array(
        z.strictObject({
          text: z.string(),
          who: z.string(),
          gender: z.enum(["v", "m"]).optional(),
          name: z.string().optional(),
        }),
      )
      .min(1),
  }),
);

const women =
  "Ans Fatma Greet Ineke Karin Lia Marijke Nel Petra Ria Saskia Soraya Thea Tineke Wilma Yvonne".split(" ");
const men = "Ahmed Arie Bert Cor Frans Gerrit Henk Joop Kees Maarten Mehmet Nico Piet Rinus Theo Wim".split(
  " ",
);
const surnames =
  "Aarts,Bakker,de Boer,de Groot,de Wit,Dekker,El Amrani,Hendriks,Jansen,Kok,Lammers,Mulder,Peters,Prins,Smits,Terpstra,van Beek,van Dijk,van Vliet,Visser,Vos,Yilmaz".split(
    ",",
  );
const places =
  "Almere,Amersfoort,Apeldoorn,Assen,Bergen op Zoom,Breda,Den Helder,Deventer,Doetinchem,Drachten,Ede,Emmen,Enschede,Goes,Gouda,Groningen,Haarlem,Heerenveen,Helmond,Hengelo,Hoorn,Kampen,Leeuwarden,Leiden,Maastricht,Meppel,Middelburg,Nijmegen,Oss,Purmerend,Roermond,Roosendaal,Sittard,Sneek,Terneuzen,Tilburg,Venlo,Weert,Winterswijk,Zoetermeer,Zwolle".split(
    ",",
  );
const years = [2021, 2022, 2023, 2024, 2025, 2026];
/** Later news items have files of their own. */
const lastDay = "2026-06-05";

/** Creates a pseudo-random number generator seeded by a key. */
function chance(key: string): (below: number) => number {
  let count = 0;
  return (below) => {
    count += 1;
    return createHash("sha256").update(`${key} ${count}`).digest().readUInt32BE() % below;
  };
}

function newsOf(story: Story, index: number, taken: Set<string>) {
  const next = chance(`${story.key} ${index}`);
  const pick = <T>(list: readonly T[]): T => {
    const item = list[next(list.length)];
    if (item === undefined) throw new Error(`${story.key}: an empty list`);
    return item;
  };
  // Items of one story are set in different places.
  const start = chance(story.key)(places.length);
  const facts: Record<string, string> = {
    plaats: places[(start + index * 7) % places.length] ?? "",
    jaren: String(pick([5, 10, 15, 20, 25])),
    aantal: peopleInWords(18 + next(46)),
    veel: peopleInWords(240 + 10 * next(75)),
    bedrag: (1200 + 50 * next(170)).toLocaleString("nl-NL"),
    maanden: pick(["drie", "vier", "vijf", "zes", "acht"]),
  };
  const usedNames = new Set<string>();
  let person: { first: string; full: string } | null = null;
  let isNamedInTitle = false;
  const firstName = (gender: "v" | "m" | undefined): string => {
    const list = gender === "v" ? women : gender === "m" ? men : [...women, ...men];
    const first = pick(list.filter((name) => !usedNames.has(name)));
    usedNames.add(first);
    return first;
  };
  const newPerson = (text: string) => {
    const first = firstName(genderIn(text));
    return { first, full: `${first} ${pick(surnames)}` };
  };
  const fill = (text: string) =>
    text
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        if (name === "naam") {
          // The person in the title or introduction is the first to be quoted.
          if (!person || !isNamedInTitle) person = newPerson(text);
          isNamedInTitle = false;
          return person.full;
        }
        if (name === "voornaam") {
          person ??= newPerson(text);
          return person.first;
        }
        const fact = facts[name];
        if (fact === undefined) throw new Error(`${story.key}: unknown placeholder {${name}}`);
        return fact;
      })
      .replace(
        /(^|[.!?] )(ruim|bijna) /gm,
        (_, before: string, word: string) => `${before}${word.charAt(0).toUpperCase()}${word.slice(1)} `,
      );

  const order = story.titles.map((_, at) => (at + index) % story.titles.length);
  // A title without a name or place would repeat, so it is used only once.
  const chosen = order.find((at) => {
    const text = story.titles[at] ?? "";
    return /\{(plaats|naam|voornaam)\}/.test(text) || !taken.has(text);
  });
  const pattern = story.titles[chosen ?? -1];
  if (chosen === undefined || !pattern) throw new Error(`${story.key}: too few titles for item ${index + 1}`);
  const title = fill(pattern);
  if (taken.has(title)) throw new Error(`${story.key}: "${title}" occurs twice`);
  taken.add(pattern).add(title);
  /** Takes the texts that fit the title in turn, so that successive items differ. */
  const inTurn = (list: readonly string[], slot: number): string | null => {
    const possible = list.flatMap((text) => forTitle(text, chosen + 1) ?? []);
    return possible[(index + slot * Math.floor(index / possible.length)) % possible.length] ?? null;
  };
  isNamedInTitle = person !== null;
  const introduction = fill(inTurn(story.intros, 1) ?? "");
  isNamedInTitle = person !== null;
  const paragraphs = story.text.flatMap((choices, slot) => {
    const text = inTurn(choices, slot);
    return text === null ? [] : [fill(text)];
  });
  const { sections, quotes } = below[story.key] ?? { sections: [], quotes: [] };
  const section = sections[index % sections.length];
  const quote = next(3) > 0 ? quotes[index % quotes.length] : undefined;
  const day = dayOf(story, index, next);
  return {
    slug: slugOf(title),
    type: "news",
    title,
    publication_date: day,
    created: day,
    changed: day,
    introduction_wysiwyg: introduction,
    header_image_video: story.pictures[index % story.pictures.length],
    news_category: story.category,
    page_content: [
      {
        type: "text",
        text: [...paragraphs, ...(section ? [`## ${section.title}`, section.text] : [])].join("\n\n"),
      },
      ...(quote
        ? [
            {
              type: "quote",
              quote: quote.text,
              author: quote.name ?? firstName(quote.gender),
              author_description: quote.who,
            },
          ]
        : []),
    ],
  };
}

/** The gender implied by a text; undefined when it fits anyone. */
function genderIn(text: string): "v" | "m" | undefined {
  if (/\b(haar|mijn man|nicht|[Zz]ij)\b/.test(text)) return "v";
  return /\b([Hh]ij|zijn|mijn vrouw)\b/.test(text) ? "m" : undefined;
}

/** Removes the numbers of the titles that a text belongs to; null when `title` is not among them. */
function forTitle(text: string, title: number): string | null {
  const [, numbers, rest = text] = /^([\d,]+)\| ?(.*)$/s.exec(text) ?? [];
  return !numbers || numbers.split(",").includes(String(title)) ? rest : null;
}

/** A weekday between the first year and `lastDay`; later items of a story get later days. */
function dayOf(
  { months, days: [from, to], n }: Story,
  index: number,
  next: (below: number) => number,
): string {
  const possible = years
    .flatMap((year) => months.map((month) => `${year}-${String(month).padStart(2, "0")}`))
    .filter((month) => `${month}-28` <= lastDay);
  const at = Math.floor(((index + next(100) / 100) * possible.length) / n);
  const month = possible[at] ?? "2024-01";
  const day = new Date(`${month}-${String(from + next(to - from + 1)).padStart(2, "0")}T12:00:00Z`);
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) day.setUTCDate(day.getUTCDate() + (weekday === 6 ? 2 : 1));
  return day.toISOString().slice(0, 10);
}

function read(name: string): unknown {
  return parse(readFileSync(`content/news-source/${name}.yaml`, "utf8"));
}

const stories = z.array(storySchema).parse(read("stories"));
const below = belowSchema.parse(read("sections"));
const taken = new Set<string>();
const news = stories
  .flatMap((story) => Array.from({ length: story.n }, (_, index) => newsOf(story, index, taken)))
  .sort(
    (one, other) =>
      other.publication_date.localeCompare(one.publication_date) || one.slug.localeCompare(other.slug),
  );
const twice = news.filter(({ slug }, index) => news.findIndex((item) => item.slug === slug) !== index);
if (twice.length > 0) throw new Error(`twice: ${twice.map(({ slug }) => slug).join(", ")}`);
// One item per line keeps diffs small.
writeFileSync("content/news/archief.json", `[\n${news.map((item) => JSON.stringify(item)).join(",\n")}\n]\n`);
console.log(`${news.length} news items of ${stories.length} stories`);
