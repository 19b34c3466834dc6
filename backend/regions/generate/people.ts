import type { Random } from "./random";
import type { NamesSource } from "./source";

export interface Person {
  first: string;
  full: string;
  isWoman: boolean;
}

/** The people in a text: {v1} and {v2} are women, {m1} and {m2} men, {p1} and {p2} either. Their names differ. */
export type People = Record<"p1" | "p2" | "v1" | "v2" | "m1" | "m2", Person>;

export function choosePeople(names: NamesSource, province: string, random: Random): People {
  const surnames = [...names.surnames.everywhere, ...(names.surnames[province] ?? [])];
  const women = random.shuffle(names.women);
  const men = random.shuffle(names.men);
  const families = random.shuffle(surnames);
  const person = (isWoman: boolean, index: number): Person => {
    const first = (isWoman ? women : men)[index] ?? "";
    const surname = families[isWoman ? index : index + 10] ?? "";
    return { first, full: `${first} ${surname}`, isWoman };
  };
  return {
    p1: person(random.chance(55), 0),
    p2: person(random.chance(55), 1),
    v1: person(true, 2),
    v2: person(true, 3),
    m1: person(false, 2),
    m2: person(false, 3),
  };
}

/** The text for a person: `{p1}` is the full name, `{p1.voor}` the first name, other forms are pronouns. */
export function wordFor({ first, full, isWoman }: Person, form: string | undefined): string | undefined {
  const words: Record<string, string> = {
    voor: first,
    zij: isWoman ? "zij" : "hij",
    Zij: isWoman ? "Zij" : "Hij",
    haar: isWoman ? "haar" : "zijn",
    hem: isWoman ? "haar" : "hem",
  };
  return form === undefined ? full : words[form];
}
