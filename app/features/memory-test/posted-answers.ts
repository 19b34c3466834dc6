import { ageChoices, answerOptions, type TestAnswers, type TestItem } from "./model";

/** The name of an item's field in the form. */
export function fieldName(item: TestItem): string {
  return item === "leeftijd" ? item : `v${item}`;
}

/** What was filled in before, with what a form says about these items; a choice that is none changes nothing. */
export function withPosted(given: TestAnswers, items: TestItem[], form: FormData): TestAnswers {
  const answers = { ...given.answers };
  let { age } = given;
  for (const item of items) {
    const value = form.get(fieldName(item));
    if (item === "leeftijd") age = ageChoices.find((choice) => choice === value) ?? age;
    else answers[item] = answerOptions.find((option) => String(option) === value) ?? answers[item];
  }
  return { answers, age };
}
