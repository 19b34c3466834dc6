import { z } from "zod";
import { optionalText } from "~/utils/form-fields";
import { ageChoices, answerOptions, type TestAnswers, type TestItem } from "./model";

type PostedAnswers = z.output<ReturnType<typeof stepSchema>>;

/** Form field name of an item. */
export function fieldName(item: TestItem): string {
  return item === "leeftijd" ? item : `v${item}`;
}

/** Buttons of a step that keep what is chosen without asking for the rest. */
export const stepButtons = ["vorige", "apart", "samen", "bewaren"] as const;
export type StepButton = (typeof stepButtons)[number];

/** The fields of a form with these items; `naar` is the button that was pressed. */
export function stepSchema(items: readonly TestItem[]) {
  const names = [...items.map(fieldName), "naar"];
  return z.object(Object.fromEntries(names.map((name) => [name, optionalText])));
}

/** Earlier answers updated with the submitted items; invalid choices are ignored. */
export function withPosted(given: TestAnswers, items: TestItem[], form: PostedAnswers): TestAnswers {
  const answers = { ...given.answers };
  let { age } = given;
  for (const item of items) {
    const value = form[fieldName(item)];
    if (item === "leeftijd") age = ageChoices.find((choice) => choice === value) ?? age;
    else answers[item] = answerOptions.find((option) => String(option) === value) ?? answers[item];
  }
  return { answers, age };
}
