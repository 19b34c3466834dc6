import { type People, wordFor } from "./people";
import type { Random } from "./random";

/** What the slots of a text stand for, by their name. */
export interface Slots {
  people: People;
  words: Record<string, string>;
}

/** Makes a function that fills the slots of texts; a number has one value in all of them. */
export function filler({ people, words }: Slots, random: Random): (text: string) => string {
  const numbers = new Map<string, string>();
  const persons = new Map(Object.entries(people));

  const fill = (slot: string): string => {
    const [, number = "", low, high] = /^([a-z]):(\d+)-(\d+)$/.exec(slot) ?? [];
    if (number) numbers.set(number, String(random.between(Number(low), Number(high))));
    const [name = "", form] = slot.split(".");
    const person = persons.get(name);
    const word = person
      ? wordFor(person, form)
      : (words[slot] ?? numbers.get(number || slot) ?? capitalised(slot));
    if (word === undefined) throw new Error(`nobody knows what {${slot}} is`);
    return word;
  };
  /** {Area} is {area} at the beginning of a sentence. */
  const capitalised = (slot: string): string | undefined => {
    const word = words[slot.charAt(0).toLowerCase() + slot.slice(1)];
    return word && word.charAt(0).toUpperCase() + word.slice(1);
  };
  return (text) => typographic(text.replace(/\{([^{}]+)\}/g, (_, slot: string) => fill(slot)).trim());
}

/** Quotes as they are printed: ‘zo’. An apostrophe stays one, also in 's avonds. */
export function typographic(text: string): string {
  return text.replace(/(^|[\s(*])'(?!s[\s-])(?=\S)/gm, "$1‘").replace(/(?<=\S)'(?=$|[\s.,;:!?)*])/gm, "’");
}

/** A title as it stands in an address. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\p{M}'’‘]/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
