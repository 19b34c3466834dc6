import { peopleInWords } from "./number-words";
import { type People, wordFor } from "./people";
import type { Random } from "./random";

/** The values of placeholders, by name. */
export interface Placeholders {
  people: People;
  words: Record<string, string>;
}

/** Creates a function that fills the placeholders of texts. A number keeps its value across texts. */
export function filler({ people, words }: Placeholders, random: Random): (text: string) => string {
  const numbers = new Map<string, string>();
  const persons = new Map(Object.entries(people));

  const fill = (placeholder: string): string => {
    const [, number = "", low, high] = /^([a-z]):(\d+)-(\d+)$/.exec(placeholder) ?? [];
    if (number) numbers.set(number, String(random.between(Number(low), Number(high))));
    const [name = "", form] = placeholder.split(".");
    const person = persons.get(name);
    const word = person
      ? wordFor(person, form)
      : (words[placeholder] ?? numbers.get(number || placeholder) ?? capitalized(placeholder));
    if (word === undefined) throw new Error(`unknown placeholder {${placeholder}}`);
    return word;
  };
  /** The capitalised value of a placeholder such as {Area}, for the start of a sentence. */
  const capitalized = (placeholder: string): string | undefined => {
    const word = words[placeholder.charAt(0).toLowerCase() + placeholder.slice(1)];
    return word && word.charAt(0).toUpperCase() + word.slice(1);
  };
  return (text) =>
    typographic(
      withPeopleInWords(text.replace(/\{([^{}]+)\}/g, (_, placeholder: string) => fill(placeholder))).trim(),
    );
}

/** Numbers of people as somebody would say them: '43 bezoekers' becomes 'ruim veertig bezoekers'. */
function withPeopleInWords(text: string): string {
  return text.replace(
    /(ruim )?\b(\d{2,3})(?= (?:mensen|bezoekers|gasten|vrijwilligers|mantelzorgers|wandelaars|deelnemers)\b)/gi,
    (_, rough: string | undefined, number: string, offset: number) => {
      const people = peopleInWords(Number(number));
      const words = rough && !/^(?:ruim|bijna) /.test(people) ? `ruim ${people}` : people;
      const isStart = /(?:^|[.!?] |\n)$/.test(text.slice(0, offset));
      return isStart ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    },
  );
}

/** Replaces straight quotes with typographic ones: ‘zo’. Apostrophes as in 's avonds are unchanged. */
export function typographic(text: string): string {
  return text.replace(/(^|[\s(*])'(?!s[\s-])(?=\S)/gm, "$1‘").replace(/(?<=\S)'(?=$|[\s.,;:!?)*])/gm, "’");
}

/** Converts a title to a slug. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\p{M}'’‘]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
