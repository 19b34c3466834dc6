import { resolve } from "node:path";
import { documentText } from "../../../app/fields/document/document-text";
import { readSyntax } from "../../../app/fields/document/read-syntax";
import { readDemo } from "../../../services/community/content";
import { reactionVector, threadVector } from "../../../services/community/search/index-text";
import { searchWordsOf } from "../../../services/community/search/words";
import type { Random } from "./random";

/** A text as it is stored: each stands in several posts, since making a million takes long. */
export interface Text {
  title: string;
  document: string;
  /** As a conversation and as a reaction. */
  threadWords: string;
  reactionWords: string;
}

const differentTexts = 20_000;

/** Texts of sentences of the demo, so that words are as frequent as they are in Dutch; each has a rare word too. */
export function makeTexts(random: Random): { texts: Text[]; searches: () => string } {
  const sentences = sentencesOfDemo();
  const texts = Array.from({ length: differentTexts }, (_, index) => {
    const title = random.of(sentences).slice(0, 80);
    const words = Array.from({ length: 2 + random.below(4) }, () => random.of(sentences)).join(" ");
    const document = readSyntax(`${words} ${rareWord(index)}.`);
    return {
      title,
      document: JSON.stringify(document),
      threadWords: threadVector({ title, document }),
      reactionWords: reactionVector(document),
    };
  });
  return { texts, searches: () => search(sentences, random) };
}

function sentencesOfDemo(): string[] {
  const { conversations, blogs } = readDemo(resolve("content", "community"));
  const threads = [...conversations, ...blogs.flatMap(({ entries }) => entries)];
  const texts = threads.flatMap(({ text, reactions }) => [
    text,
    ...reactions.map((reaction) => reaction.text),
  ]);
  return texts
    .flatMap((text) => documentText(text).split(/(?<=[.!?])\s+/))
    .filter((text) => longWords(text).length > 1);
}

/** A word of letters that stands in the posts with one text only. */
function rareWord(index: number): string {
  const letters = [...String(index).padStart(5, "0")].map((digit) => "bdfgklmnpr"[Number(digit)]);
  return `${letters.join("a")}a`;
}

/** What somebody searches for: words of a sentence, as typed or with a typing error, or a rare word. */
function search(sentences: readonly string[], random: Random): string {
  const words = longWords(random.of(sentences));
  const [one, other] = [random.of(words), random.of(words)];
  const chance = random.below(10);
  if (chance < 4) return one;
  if (chance < 7) return `${one} ${other}`;
  if (chance < 9) return rareWord(random.below(differentTexts));
  return one.slice(0, 2) + one.slice(3);
}

function longWords(text: string): string[] {
  return searchWordsOf(text)
    .map(({ plain }) => plain)
    .filter((word) => word.length > 4);
}
