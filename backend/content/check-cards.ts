import { z } from "zod";
import { pathOf } from "./links";

/** A page as a target of links. */
export interface Target {
  title: string;
  /** Its own fields. */
  fields: Record<string, unknown>;
  /** Other names of a location or an activity: a card that leads to it has one of them, or its title. */
  names?: readonly string[];
}

interface Card {
  /** The words of the card, apart from the titles of its links when it has a title or text. */
  words: string;
  /** The title of the link. */
  linkTitle: string;
  uri: string;
}

const cardSchema = z.object({
  title: z.string().default(""),
  text: z.string().default(""),
  label: z.string().default(""),
  description: z.string().default(""),
});
const linkSchema = z.object({ uri: z.string(), title: z.string().default("") });

/** The messages about cards of which the words and the page behind the link disagree; each with the text to find it by. */
export function checkCards(
  value: unknown,
  targetAt: (path: string) => Target | undefined,
): { message: string; needle: string }[] {
  return cardsIn(value).flatMap(({ words, linkTitle, uri }) => {
    const target = targetAt(pathOf(uri));
    if (!target) return [];
    const name = linkTitle || words;
    const finding = (reason: string) => [{ message: `the link "${name}" to ${uri} ${reason}`, needle: name }];
    const mentioned = [target.title, ...(target.names ?? [])].some((one) => mentions(words, one));
    if (target.names && words !== "" && !mentioned)
      return finding(`leads to "${target.title}", which the text beside it does not mention`);
    if (!sharesWord(`${words} ${linkTitle}`, `${uri} ${target.title} ${textOf(target.fields)}`))
      return finding(`shares no word with that page, "${target.title}"`);
    return [];
  });
}

/** Every object with a link, at any depth. */
function cardsIn(value: unknown): Card[] {
  if (Array.isArray(value)) return value.flatMap(cardsIn);
  if (typeof value !== "object" || value === null) return [];
  const { title, text, label, description } = cardSchema.catch(emptyCard).parse(value);
  const words = [title, text, label, description].join(" ").trim();
  return Object.entries(value).flatMap(([name, inner]) => {
    const link = /link|button/.test(name) ? linkSchema.safeParse(inner).data : undefined;
    if (!link) return cardsIn(inner);
    // A second link leads elsewhere on purpose, and an item of a list has its words in the title of its link.
    const ownWords = name === "secondary_link" ? "" : title || text ? words : `${link.title} ${words}`.trim();
    return [{ words: isPage(value) ? "" : ownWords, linkTitle: link.title, uri: link.uri }];
  });
}

const emptyCard = { title: "", text: "", label: "", description: "" };

/** The buttons of a page's header stand below all of its words. */
const isPage = (value: object) => "page_content" in value || "introduction_wysiwyg" in value;

const mentions = (words: string, name: string) => plain(words).includes(plain(name));

/** Whether two texts have a word with the same first four letters, apart from words that every link has. */
function sharesWord(one: string, other: string): boolean {
  const stems = stemsOf(other);
  return [...stemsOf(one)].some((stem) => stems.has(stem));
}

const commonWords = new Set([
  "bekijk",
  "lees",
  "meer",
  "over",
  "naar",
  "alle",
  "hier",
  "deze",
  "onze",
  "zoek",
]);

function stemsOf(text: string): Set<string> {
  const words = plain(text).match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !commonWords.has(word)).map((word) => word.slice(0, 4)));
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textOf).join(" ");
}

const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
