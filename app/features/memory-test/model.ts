/** Whether visitors answer about themselves or about someone else. */
export const testKinds = ["forMyself", "forOthers"] as const;
export type TestKind = (typeof testKinds)[number];

/** Three age groups and 'I would rather not say'. */
export const ageChoices = ["64", "64-to-74", "75", "not-say"] as const;
export type AgeChoice = (typeof ageChoices)[number];

export const answerOptions = [1, 2, 3, 4, 5] as const;
export type Answer = (typeof answerOptions)[number];

/** The answers so far; questions are numbered from 1. */
export interface TestAnswers {
  answers: Partial<Record<number, Answer>>;
  age: AgeChoice | null;
}

export const noAnswers: TestAnswers = { answers: {}, age: null };

interface TestShape {
  /** Number of questions per step. */
  steps: readonly number[];
  /** Points for the first option; each next option scores one more. */
  firstPoint: 0 | 1;
  /** Path segment of the test. */
  slug: "zelf" | "ander";
}

/** 25 questions in steps of 9, 8 and 8, or 16 in two steps of 8. */
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

/** Question numbers of a step (from 1); empty for a step that does not exist. */
export function questionsInStep(kind: TestKind, step: number): number[] {
  const { steps } = tests[kind];
  const before = steps.slice(0, step - 1).reduce((sum, count) => sum + count, 0);
  return Array.from({ length: steps[step - 1] ?? 0 }, (_, index) => before + index + 1);
}

/** The step that contains a question. */
export function stepWithQuestion(kind: TestKind, question: number): number {
  for (let step = 1; step < stepCount(kind); step += 1) {
    if (questionsInStep(kind, step).includes(question)) return step;
  }
  return stepCount(kind);
}

/** The age is asked at the end of the last step. */
export function hasAgeQuestion(kind: TestKind, step: number): boolean {
  return step === stepCount(kind);
}

/** Unanswered questions of a step. */
export function unansweredQuestions(kind: TestKind, step: number, { answers }: TestAnswers): number[] {
  return questionsInStep(kind, step).filter((question) => answers[question] === undefined);
}

/** The first incomplete step, or null when the test is complete. */
export function firstIncompleteStep(kind: TestKind, given: TestAnswers): number | null {
  for (let step = 1; step <= stepCount(kind); step += 1) {
    const ageMissing = hasAgeQuestion(kind, step) && given.age === null;
    if (unansweredQuestions(kind, step, given).length > 0 || ageMissing) return step;
  }
  return null;
}

/** The address of a step; the first step has the address of the test itself. */
export function stepPath(kind: TestKind, step: number): string {
  const start = `/geheugentest/${tests[kind].slug}`;
  return step === 1 ? start : `${start}/stap${step}`;
}

/**
 * Score of a complete test, else null: 0 to 4 points per question about oneself, 1 to 5 about someone else.
 */
export function testScore(kind: TestKind, given: TestAnswers): number | null {
  if (firstIncompleteStep(kind, given) !== null) return null;
  const { firstPoint } = tests[kind];
  return Object.values(given.answers).reduce<number>(
    (sum, answer) => sum + (answer === undefined ? 0 : answer - 1 + firstPoint),
    0,
  );
}

/** Minimum and maximum score: 0 and 100, or 16 and 80. */
export function scoreRange(kind: TestKind): { lowest: number; highest: number } {
  const lowest = questionCount(kind) * tests[kind].firstPoint;
  return { lowest, highest: lowest + questionCount(kind) * (answerOptions.length - 1) };
}

/** A question number, or the age. */
export type TestItem = number | "leeftijd";

/** Items of a step, in order. */
export function itemsInStep(kind: TestKind, step: number): TestItem[] {
  return [...questionsInStep(kind, step), ...(hasAgeQuestion(kind, step) ? (["leeftijd"] as const) : [])];
}

/** The step that contains an item. */
function stepWithItem(kind: TestKind, item: TestItem): number {
  return item === "leeftijd" ? stepCount(kind) : stepWithQuestion(kind, item);
}

/** The unanswered items among these. */
export function unansweredItems(items: TestItem[], given: TestAnswers): TestItem[] {
  return items.filter((item) =>
    item === "leeftijd" ? given.age === null : given.answers[item] === undefined,
  );
}

/** The first unanswered item of a test, or null when it is complete. */
export function firstOpenItem(kind: TestKind, given: TestAnswers): TestItem | null {
  const step = firstIncompleteStep(kind, given);
  return step === null ? null : (unansweredItems(itemsInStep(kind, step), given)[0] ?? null);
}

/** The address that shows one item. */
export function itemPath(kind: TestKind, item: TestItem): string {
  return `${stepPath(kind, stepWithItem(kind, item))}?vraag=${item}`;
}

/**
 * The address after a form of a browser that sent no answers. The mark says that some were set: a page with it that
 * gets none again knows that the browser keeps no cookies.
 */
export function markedAsSent(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}bewaard=1`;
}

/** The items before and after an item shown on its own; null at the ends. */
export function neighbours(
  kind: TestKind,
  item: TestItem,
): { previous: TestItem | null; next: TestItem | null } {
  const count = questionCount(kind);
  if (item === "leeftijd") return { previous: count, next: null };
  return { previous: item > 1 ? item - 1 : null, next: item < count ? item + 1 : "leeftijd" };
}

/** Answers as digits, 0 for unanswered, then a point and the age. Equal answers give equal text. */
export function serializeAnswers(kind: TestKind, { answers, age }: TestAnswers): string {
  const digits = Array.from({ length: questionCount(kind) }, (_, index) => answers[index + 1] ?? 0);
  return `${digits.join("")}.${age ?? ""}`;
}

/** Parses serialized answers; an invalid digit is an unanswered question. */
export function parseAnswers(kind: TestKind, text: string): TestAnswers {
  const [digits = "", age = ""] = text.split(".");
  const answers: TestAnswers["answers"] = {};
  for (let question = 1; question <= questionCount(kind); question += 1) {
    const answer = answerOptions.find((option) => String(option) === digits[question - 1]);
    if (answer !== undefined) answers[question] = answer;
  }
  return { answers, age: ageChoices.find((choice) => choice === age) ?? null };
}

/** Whether anything is answered. */
export function isStarted({ answers, age }: TestAnswers): boolean {
  return age !== null || Object.keys(answers).length > 0;
}
