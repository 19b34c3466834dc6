/** Whose memory it is about. */
export const testKinds = ["forMyself", "forOthers"] as const;
export type TestKind = (typeof testKinds)[number];

/** Three ages and 'I would rather not say' (spec 002, section 3). */
export const ageChoices = ["64", "64-to-74", "75", "not-say"] as const;
export type AgeChoice = (typeof ageChoices)[number];

export const answerOptions = [1, 2, 3, 4, 5] as const;
export type Answer = (typeof answerOptions)[number];

/** What somebody filled in so far; questions are numbered from 1. */
export interface TestAnswers {
  answers: Partial<Record<number, Answer>>;
  age: AgeChoice | null;
}

export const noAnswers: TestAnswers = { answers: {}, age: null };

interface TestShape {
  /** How many questions each step has. */
  steps: readonly number[];
  /** What the first option is worth; each next one is worth one more. */
  firstPoint: 0 | 1;
  /** The part of the address that names the test. */
  slug: "zelf" | "ander";
}

/** 25 questions in steps of 9, 8 and 8, and 16 in steps of 8 and 8 (spec 002, section 4). */
export const tests: Record<TestKind, TestShape> = {
  forMyself: { steps: [9, 8, 8], firstPoint: 0, slug: "zelf" },
  forOthers: { steps: [8, 8], firstPoint: 1, slug: "ander" },
};

export function questionCount(kind: TestKind): number {
  return tests[kind].steps.reduce((sum, count) => sum + count, 0);
}

export function stepCount(kind: TestKind): number {
  return tests[kind].steps.length;
}

/** The numbers of the questions of a step, which counts from 1; none for a step that is not there. */
export function questionsOf(kind: TestKind, step: number): number[] {
  const { steps } = tests[kind];
  const before = steps.slice(0, step - 1).reduce((sum, count) => sum + count, 0);
  return Array.from({ length: steps[step - 1] ?? 0 }, (_, index) => before + index + 1);
}

/** The step that a question stands on. */
export function stepOf(kind: TestKind, question: number): number {
  for (let step = 1; step < stepCount(kind); step += 1) {
    if (questionsOf(kind, step).includes(question)) return step;
  }
  return stepCount(kind);
}

/** The age is asked at the end of the last step. */
export function asksAge(kind: TestKind, step: number): boolean {
  return step === stepCount(kind);
}

/** The questions of a step without an answer. */
export function openQuestions(kind: TestKind, step: number, { answers }: TestAnswers): number[] {
  return questionsOf(kind, step).filter((question) => answers[question] === undefined);
}

/** The first step that still wants something, or null when the test is finished. */
export function firstOpenStep(kind: TestKind, given: TestAnswers): number | null {
  for (let step = 1; step <= stepCount(kind); step += 1) {
    const ageMissing = asksAge(kind, step) && given.age === null;
    if (openQuestions(kind, step, given).length > 0 || ageMissing) return step;
  }
  return null;
}

/** The address of a step; the first is the test itself (spec 002, section 2). */
export function stepPath(kind: TestKind, step: number): string {
  const start = `/geheugentest/${tests[kind].slug}`;
  return step === 1 ? start : `${start}/stap${step}`;
}

/**
 * The points of a finished test, or null for one that is not: 0 to 4 a question for oneself, 1 to 5 for another
 * (spec 002, section 4).
 */
export function scoreOf(kind: TestKind, given: TestAnswers): number | null {
  if (firstOpenStep(kind, given) !== null) return null;
  const { firstPoint } = tests[kind];
  return Object.values(given.answers).reduce<number>(
    (sum, answer) => sum + (answer === undefined ? 0 : answer - 1 + firstPoint),
    0,
  );
}

/** The lowest and the highest score: 0 and 100, or 16 and 80. */
export function scoreRange(kind: TestKind): { lowest: number; highest: number } {
  const lowest = questionCount(kind) * tests[kind].firstPoint;
  return { lowest, highest: lowest + questionCount(kind) * (answerOptions.length - 1) };
}

/** One thing that is asked; the age has a name of its own. */
export type TestItem = number | "leeftijd";

/** Everything that is asked in a step, in order. */
export function itemsOf(kind: TestKind, step: number): TestItem[] {
  return [...questionsOf(kind, step), ...(asksAge(kind, step) ? (["leeftijd"] as const) : [])];
}

/** The step that an item stands on. */
function stepOfItem(kind: TestKind, item: TestItem): number {
  return item === "leeftijd" ? stepCount(kind) : stepOf(kind, item);
}

/** The items that still want something, of these. */
export function openItems(items: TestItem[], given: TestAnswers): TestItem[] {
  return items.filter((item) =>
    item === "leeftijd" ? given.age === null : given.answers[item] === undefined,
  );
}

/** The address where one item is asked alone, for who prefers one question at a time. */
export function itemPath(kind: TestKind, item: TestItem): string {
  return `${stepPath(kind, stepOfItem(kind, item))}?vraag=${item}`;
}

/** What comes before and after an item asked alone; null at both ends. */
export function neighbours(
  kind: TestKind,
  item: TestItem,
): { previous: TestItem | null; next: TestItem | null } {
  const count = questionCount(kind);
  if (item === "leeftijd") return { previous: count, next: null };
  return { previous: item > 1 ? item - 1 : null, next: item < count ? item + 1 : "leeftijd" };
}

/** The answers as digits, 0 for an open question, then the age after a point: the same answers, the same text. */
export function serializeAnswers(kind: TestKind, { answers, age }: TestAnswers): string {
  const digits = Array.from({ length: questionCount(kind) }, (_, index) => answers[index + 1] ?? 0);
  return `${digits.join("")}.${age ?? ""}`;
}

/** Reads them back; what is no answer is an open question. */
export function parseAnswers(kind: TestKind, text: string): TestAnswers {
  const [digits = "", age = ""] = text.split(".");
  const answers: TestAnswers["answers"] = {};
  for (let question = 1; question <= questionCount(kind); question += 1) {
    const answer = answerOptions.find((option) => String(option) === digits[question - 1]);
    if (answer !== undefined) answers[question] = answer;
  }
  return { answers, age: ageChoices.find((choice) => choice === age) ?? null };
}

/** Whether anything is filled in. */
export function isBegun({ answers, age }: TestAnswers): boolean {
  return age !== null || Object.keys(answers).length > 0;
}
