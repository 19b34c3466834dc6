import type { AgeChoice, TestKind } from "./model";

/** A CMS text for a range of results, with the groups as entered by an editor. */
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

/** Score groups of the test about oneself. */
const bands: Record<string, Range> = {
  "0-9": [0, 9],
  "10-20": [10, 20],
  "21-43": [21, 43],
  "44-54": [44, 54],
  "55+": [55, 100],
};

/** Score groups of the test about someone else; either CMS field may hold them (docs/decisions/0020-score-groups.md). */
const halves: Record<string, Range> = { "56": [16, 56], "57": [57, 80] };

/**
 * The text for a result, by precedence: this score and age, this score and any age, any score and age
 * (docs/decisions/0020-score-groups.md). Null where the CMS has none of them.
 */
export function scoreTextFor(texts: readonly ScoreText[], result: TestResult): ScoreText | null {
  const read = texts.map((text) => ({ text, ...readConditions(text, result.kind) }));
  const fits = (range: Range | null) =>
    range !== null && range[0] <= result.score && result.score <= range[1];
  return (
    read.find(({ range, age }) => fits(range) && age === result.age)?.text ??
    read.find(({ range, age }) => fits(range) && age === null)?.text ??
    read.find(({ range, age, readable }) => readable && range === null && age === null)?.text ??
    null
  );
}

/** Conditions of a text. An unknown group matches no result, rather than every result. */
function readConditions({ ageGroup, scoreGroup }: ScoreText, kind: TestKind) {
  const scores = kind === "forMyself" ? bands : halves;
  const inAgeField = kind === "forOthers" && ageGroup ? findRange(scores, ageGroup) : null;
  const range = scoreGroup ? findRange(scores, scoreGroup) : inAgeField;
  const age = inAgeField ? null : ageGroup;
  return { range, age, readable: !scoreGroup || range !== null };
}

/** Editors enter '56 of minder' and '57+', or the number alone. */
function findRange(ranges: Record<string, Range>, group: string): Range | null {
  const name = group.replace(/\s/g, "");
  const half = /^(56|57)/.exec(name)?.[0];
  return ranges[name] ?? (half ? (ranges[half] ?? null) : null);
}

/** A result for display. */
export interface DisplayedResult extends TestResult {
  lowest: number;
  highest: number;
  /** The CMS text for this result. */
  html: string | null;
  /** `YYYY-MM-DD` in Amsterdam. */
  day: string;
  /** Address of the brochure form, with the score if it is on another site. */
  brochure: { url: string; external: boolean };
}

/** The brochure's address for a result: the parameters `score` and `dm_ev` both carry the score. */
export function brochureAddress(address: string, score: number): string {
  const url = new URL(address);
  url.searchParams.set("score", String(score));
  url.searchParams.set("dm_ev", String(score));
  return url.toString();
}
