import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as dutch from "@zxcvbn-ts/language-nl-be";

/** Of 0 to 4: at least 10⁸ guesses. */
const leastScore = 3;
/** Words that somebody here thinks of first. */
const ownWords = [
  "alzheimer",
  "dementie",
  "dementievriendelijk",
  "geheugen",
  "vergeet",
  "vergeetmijniet",
  "mantelzorg",
  "nederland",
];

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...dutch.dictionary },
  graphs: common.adjacencyGraphs,
  useLevenshteinDistance: false,
  // What is longer is judged by its beginning: checking all of it can take seconds.
  maxLength: 32,
});

/** Whether a password is guessed too soon, also with the words of its owner. */
export function isCommon(password: string, words: string[]): boolean {
  return zxcvbn.check(password, [...ownWords, ...words]).score < leastScore;
}
