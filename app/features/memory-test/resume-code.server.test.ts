import fc from "fast-check";
import { expect, test } from "vitest";
import { ageChoices, answerOptions, noAnswers, questionCount, type TestAnswers, testKinds } from "./model";
import { readTestCode, testCode } from "./resume-code.server";

const secrets = ["een lang geheim"];
const given: TestAnswers = { answers: { 1: 5, 2: 1, 9: 3, 25: 2 }, age: "64-to-74" };

test("a code is six groups of four characters", () => {
  const code = testCode({ kind: "forMyself", given }, secrets);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test("every combination of answers is restored from its code", () => {
  const answer = fc.option(fc.constantFrom(...answerOptions), { nil: undefined });
  const property = fc.property(
    fc.constantFrom(...testKinds),
    fc.array(answer, { minLength: 25, maxLength: 25 }),
    fc.option(fc.constantFrom(...ageChoices)),
    (kind, list, age) => {
      const answers: TestAnswers["answers"] = {};
      list.slice(0, questionCount(kind)).forEach((one, index) => {
        if (one !== undefined) answers[index + 1] = one;
      });
      const coded = { kind, given: { answers, age } };
      expect(readTestCode(testCode(coded, secrets), secrets)).toEqual(coded);
    },
  );
  fc.assert(property, { numRuns: 300 });
});

test("case, spaces and hyphens are ignored, and letters that look like digits are accepted", () => {
  const code = testCode({ kind: "forMyself", given }, secrets);
  const sloppy = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
  expect(readTestCode(sloppy, secrets)).toEqual({ kind: "forMyself", given });
});

test("one different answer changes more than ten characters of the code", () => {
  const codes = answerOptions.map((answer) =>
    testCode({ kind: "forOthers", given: { ...noAnswers, answers: { 1: answer } } }, secrets),
  );
  const different = (a: string, b: string) => [...a].filter((letter, index) => letter !== b[index]).length;
  for (const code of codes.slice(1)) expect(different(codes[0] ?? "", code)).toBeGreaterThan(10);
});

test("a code of an earlier secret is accepted, a code of an unknown secret is not", () => {
  const code = testCode({ kind: "forMyself", given }, ["oud"]);
  expect(readTestCode(code, ["nieuw", "oud"])?.given).toEqual(given);
  expect(readTestCode(code, ["nieuw"])).toBeNull();
});

test("a code with one mistyped character is rejected", () => {
  const code = testCode({ kind: "forMyself", given }, secrets).replaceAll("-", "");
  for (let place = 0; place < code.length; place += 1) {
    const other = code[place] === "7" ? "8" : "7";
    expect(readTestCode(code.slice(0, place) + other + code.slice(place + 1), secrets)).toBeNull();
  }
});

test.each([
  "",
  "7K2M",
  "A".repeat(23),
  "A".repeat(25),
  "A".repeat(10_000),
  "7K2M-!!!!-7K2M-7K2M-7K2M-7K2M",
  "é".repeat(24),
])("'%s' is not a code", (typed) => expect(readTestCode(typed, secrets)).toBeNull());
