import { ageChoices, answerOptions, type TestAnswers, type TestItem } from "./model";

/** Form field name of an item. */
export function fieldName(item: TestItem): string {
  return item === "leeftijd" ? item : `v${item}`;
}

/** Earlier answers updated with the submitted items; invalid choices are ignored. */
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
