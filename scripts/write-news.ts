/**
 * Writes content/news/archief.json: the older national news, from the stories of content/news-source/stories.yaml.
 * The same stories always give the same news: `npx tsx scripts/write-news.ts`.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const texts = z.array(z.string()).min(1);
const storySchema = z.strictObject({
  key: z.string(),
  category: z.int(),
  pictures: texts,
  titles: texts,
  intros: texts,
  text: z.array(texts),
  quote: z.string().optional(),
  months: z.array(z.int()).default([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
  /** How many news items it is good for. */
  n: z.int().default(7),
});
type Story = z.output<typeof storySchema>;

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
/** The news since then stands in files of its own. */
const lastDay = "2026-06-05";

/** Whole numbers that follow from a key alone. */
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
  // Each item of a story happens somewhere else.
  const start = chance(story.key)(places.length);
  const facts: Record<string, string> = {
    plaats: places[(start + index * 7) % places.length] ?? "",
    jaren: String(pick([5, 10, 15, 20, 25])),
    aantal: String(18 + next(46)),
    veel: String(240 + 10 * next(75)),
    bedrag: (1200 + 50 * next(170)).toLocaleString("nl-NL"),
    maanden: pick(["drie", "vier", "vijf", "zes", "acht"]),
  };
  let person: { first: string; full: string } | null = null;
  let ofTitle = false;
  const newPerson = (text: string) => {
    const first = pick(
      /\b(haar|mijn man|nicht|Zij)\b/.test(text)
        ? women
        : /\b([Hh]ij|zijn|mijn vrouw)\b/.test(text)
          ? men
          : [...women, ...men],
    );
    return { first, full: `${first} ${pick(surnames)}` };
  };
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      if (name === "naam") {
        // Who stands in the title is the first to speak.
        if (!person || !ofTitle) person = newPerson(text);
        ofTitle = false;
        return person.full;
      }
      if (name === "voornaam") {
        person ??= newPerson(text);
        return person.first;
      }
      const fact = facts[name];
      if (fact === undefined) throw new Error(`${story.key}: nobody knows {${name}}`);
      return fact;
    });

  const order = story.titles.map((_, at) => story.titles[(at + index) % story.titles.length] ?? "");
  // A name makes a title its own; one without may stand only once.
  const chosen = order.find((text) => /\{(plaats|naam)\}/.test(text) || !taken.has(text));
  if (!chosen) throw new Error(`${story.key}: too few titles for item ${index + 1}`);
  let title = fill(chosen);
  if (taken.has(title)) title = fill(`${chosen} ({plaats})`);
  taken.add(chosen).add(title);
  ofTitle = person !== null;
  const paragraphs = story.text.map((choices) => fill(pick(choices)));
  const months = years.flatMap((year) =>
    story.months.map((month) => `${year}-${String(month).padStart(2, "0")}`),
  );
  const possible = months.filter((month) => `${month}-28` <= lastDay);
  const step = Math.floor((index * possible.length) / story.n);
  const month = possible[(step + next(3)) % possible.length] ?? "2024-01";
  const day = `${month}-${String(1 + next(28)).padStart(2, "0")}`;
  const introduction = fill(pick(story.intros));
  return {
    slug: slugOf(title),
    type: "news",
    title,
    publication_date: day,
    created: day,
    changed: day,
    introduction_wysiwyg: introduction,
    header_image_video: pick(story.pictures),
    news_category: story.category,
    page_content: [
      { type: "text", text: paragraphs.join("\n\n") },
      ...(story.quote ? [{ type: "quote", quote: story.quote, author: "Een bezoeker" }] : []),
    ],
  };
}

function slugOf(title: string): string {
  const letters = title.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}

const stories = z.array(storySchema).parse(parse(readFileSync("content/news-source/stories.yaml", "utf8")));
const taken = new Set<string>();
const news = stories
  .flatMap((story) => Array.from({ length: story.n }, (_, index) => newsOf(story, index, taken)))
  .sort(
    (one, other) =>
      other.publication_date.localeCompare(one.publication_date) || one.slug.localeCompare(other.slug),
  );
const twice = news.filter(({ slug }, index) => news.findIndex((item) => item.slug === slug) !== index);
if (twice.length > 0) throw new Error(`twice: ${twice.map(({ slug }) => slug).join(", ")}`);
// One item a line: a change shows as one.
writeFileSync("content/news/archief.json", `[\n${news.map((item) => JSON.stringify(item)).join(",\n")}\n]\n`);
console.log(`${news.length} news items of ${stories.length} stories`);
