import { expect, test } from "vitest";
import {
  type Answer,
  answerOptions,
  firstIncompleteStep,
  hasAgeQuestion,
  noAnswers,
  questionCount,
  questionsInStep,
  scoreRange,
  stepCount,
  stepPath,
  stepWithQuestion,
  type TestAnswers,
  type TestKind,
  testKinds,
  testScore,
  unansweredQuestions,
} from "./model";

const all = (kind: TestKind, answer: Answer): TestAnswers => ({
  answers: Object.fromEntries(Array.from({ length: questionCount(kind) }, (_, index) => [index + 1, answer])),
  age: "75",
});

test("the questions of both tests, by step", () => {
  const byStep = (kind: TestKind) =>
    Array.from({ length: stepCount(kind) }, (_, index) => {
      const questions = questionsInStep(kind, index + 1);
      return [questions[0], questions.at(-1)];
    });
  expect(byStep("forMyself")).toEqual([
    [1, 9],
    [10, 17],
    [18, 25],
  ]);
  expect(byStep("forOthers")).toEqual([
    [1, 8],
    [9, 16],
  ]);
  expect(questionsInStep("forOthers", 3)).toEqual([]);
});

test.each(testKinds)("every question of %s is in one step", (kind) => {
  for (let step = 1; step <= stepCount(kind); step += 1) {
    for (const question of questionsInStep(kind, step)) expect(stepWithQuestion(kind, question)).toBe(step);
  }
});

test("only the last step has the age question", () => {
  expect([1, 2, 3].map((step) => hasAgeQuestion("forMyself", step))).toEqual([false, false, true]);
  expect([1, 2].map((step) => hasAgeQuestion("forOthers", step))).toEqual([false, true]);
});

test("the first step is the test's own address", () => {
  expect(stepPath("forMyself", 1)).toBe("/geheugentest/zelf");
  expect(stepPath("forMyself", 3)).toBe("/geheugentest/zelf/stap3");
  expect(stepPath("forOthers", 2)).toBe("/geheugentest/ander/stap2");
});

test.each([
  ["forMyself", 1, 0],
  ["forMyself", 5, 100],
  ["forMyself", 3, 50],
  ["forOthers", 1, 16],
  ["forOthers", 5, 80],
  ["forOthers", 3, 48],
] satisfies [TestKind, Answer, number][])(
  "%s with answer %d to every question scores %d",
  (kind, answer, score) => {
    expect(testScore(kind, all(kind, answer))).toBe(score);
  },
);

test.each(testKinds)("every total of %s within its range can be reached, and none outside it", (kind) => {
  const { lowest, highest } = scoreRange(kind);
  const reached = new Set<number | null>();
  for (let extra = 0; extra <= highest - lowest; extra += 1) {
    const answers: Record<number, Answer> = {};
    let left = extra;
    for (let question = 1; question <= questionCount(kind); question += 1) {
      const more = Math.min(4, left);
      left -= more;
      answers[question] = answerOptions[more] ?? 1;
    }
    reached.add(testScore(kind, { answers, age: "64" }));
  }
  expect([...reached]).toEqual(Array.from({ length: highest - lowest + 1 }, (_, index) => lowest + index));
});

test.each(testKinds)("%s has no score with one unanswered question", (kind) => {
  const complete = all(kind, 3);
  for (let question = 1; question <= questionCount(kind); question += 1) {
    const { [question]: _, ...answers } = complete.answers;
    expect(testScore(kind, { ...complete, answers })).toBeNull();
    expect(firstIncompleteStep(kind, { ...complete, answers })).toBe(stepWithQuestion(kind, question));
  }
});

test.each(testKinds)("%s has no score without an age", (kind) => {
  const given = { ...all(kind, 3), age: null };
  expect(testScore(kind, given)).toBeNull();
  expect(firstIncompleteStep(kind, given)).toBe(stepCount(kind));
});

test("in an empty test every question is unanswered", () => {
  expect(firstIncompleteStep("forMyself", noAnswers)).toBe(1);
  expect(unansweredQuestions("forMyself", 2, noAnswers)).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
});
