import type { AgeChoice, TestKind } from "./model";

/** A text of the CMS for some results; its groups are as an editor filled them in. */
export interface ScoreText {
  body: string;
  ageGroup: string | null;
  scoreGroup: string | null;
}

export interface TestResult {
  kind: TestKind;
  score: number;
  age: AgeChoice;
}

type Range = readonly [from: number, to: number];

/** The bands of the test for oneself (spec 002, section 9). */
const bands: Record<string, Range> = {
  "0-9": [0, 9],
  "10-20": [10, 20],
  "21-43": [21, 43],
  "44-54": [44, 54],
  "55+": [55, 100],
};

/** The two groups of the test for another; they stand in either field (docs/decisions/0020-score-groups.md). */
const halves: Record<string, Range> = { "56": [16, 56], "57": [57, 80] };

/**
 * The text for a result: one for this score and this age, else one for this score and any age, else one for everyone
 * (docs/decisions/0020-score-groups.md). Null where the CMS has none of them.
 */
export function scoreTextFor(texts: readonly ScoreText[], result: TestResult): ScoreText | null {
  const read = texts.map((text) => ({ text, ...conditionsOf(text, result.kind) }));
  const fits = (range: Range | null) =>
    range !== null && range[0] <= result.score && result.score <= range[1];
  return (
    read.find(({ range, age }) => fits(range) && age === result.age)?.text ??
    read.find(({ range, age }) => fits(range) && age === null)?.text ??
    read.find(({ range, age, readable }) => readable && range === null && age === null)?.text ??
    null
  );
}

/** What a text asks of a result. A group that nobody knows makes it fit nothing, rather than everything. */
function conditionsOf({ ageGroup, scoreGroup }: ScoreText, kind: TestKind) {
  const scores = kind === "forMyself" ? bands : halves;
  const inAgeField = kind === "forOthers" && ageGroup ? rangeOf(scores, ageGroup) : null;
  const range = scoreGroup ? rangeOf(scores, scoreGroup) : inAgeField;
  const age = inAgeField ? null : ageGroup;
  return { range, age, readable: !scoreGroup || range !== null };
}

/** Editors write '56 of minder' and '57+', or the number alone. */
function rangeOf(ranges: Record<string, Range>, group: string): Range | null {
  const name = group.replace(/\s/g, "");
  const half = /^(56|57)/.exec(name)?.[0];
  return ranges[name] ?? (half ? (ranges[half] ?? null) : null);
}

/** A result as its page shows it. */
export interface ShownResult extends TestResult {
  lowest: number;
  highest: number;
  /** The text of an editor for this result. */
  html: string | null;
  /** `YYYY-MM-DD` in Amsterdam. */
  day: string;
  /** Where the brochure is asked for, with the score in it where that leaves our site. */
  brochure: { url: string; external: boolean };
}

/** The address of the brochure that goes with a result: `score` and `dm_ev` are both the score (spec 002, section 2). */
export function brochureAddress(address: string, score: number): string {
  const url = new URL(address);
  url.searchParams.set("score", String(score));
  url.searchParams.set("dm_ev", String(score));
  return url.toString();
}
