import { describe, expect, test } from "vitest";
import { ageChoices } from "./model";
import { type ScoreText, scoreTextFor, type TestResult } from "./result";

const text = (body: string, scoreGroup: string | null, ageGroup: string | null = null): ScoreText => ({
  body,
  scoreGroup,
  ageGroup,
});

describe("about oneself", () => {
  const bands = ["0-9", "10-20", "21-43", "44-54", "55+"];
  const texts = [text("iedereen", null), ...bands.map((band) => text(band, band))];
  const found = (score: number, extra: ScoreText[] = [], age: TestResult["age"] = "75") =>
    scoreTextFor([...texts, ...extra], { kind: "forMyself", score, age })?.body;

  test.each(Array.from({ length: 101 }, (_, score) => score))(
    "%d points have the text of their band",
    (score) => {
      const expected = score <= 9 ? 0 : score <= 20 ? 1 : score <= 43 ? 2 : score <= 54 ? 3 : 4;
      for (const age of ageChoices) expect(found(score, [], age)).toBe(bands[expected]);
    },
  );

  test.each(ageChoices)("a text for age '%s' precedes the one for every age, whatever their order", (age) => {
    const forAge = text("eigen leeftijd", "21-43", age);
    expect(found(21, [forAge], age)).toBe("eigen leeftijd");
    for (const other of ageChoices.filter((choice) => choice !== age))
      expect(found(21, [forAge], other)).toBe("21-43");
    expect(found(20, [forAge], age)).toBe("10-20");
  });

  test("without a text for the band the general text is used, or else none", () => {
    const result = { kind: "forMyself", score: 60, age: "64" } as const;
    expect(scoreTextFor([text("iedereen", null), text("laag", "0-9")], result)?.body).toBe("iedereen");
    expect(scoreTextFor([text("laag", "0-9")], result)).toBeNull();
    expect(scoreTextFor([], result)).toBeNull();
  });

  test("a text for an age without a score, or for an unknown band, is not used as the general text", () => {
    const result = { kind: "forMyself", score: 60, age: "64" } as const;
    expect(scoreTextFor([text("leeftijd", null, "64"), text("vreemd", "60-70")], result)).toBeNull();
  });
});

describe("about someone else", () => {
  test.each([
    ["in the age field, as numbers", text("weinig", null, "56"), text("veel", null, "57")],
    ["in the score field, as numbers", text("weinig", "56"), text("veel", "57")],
    ["in the age field, in words", text("weinig", null, "56 of minder"), text("veel", null, "57+")],
    ["in the score field, in words", text("weinig", "56 or less"), text("veel", "57 +")],
  ])("every score has the text of its half, %s", (_, little, much) => {
    for (let score = 16; score <= 80; score += 1) {
      for (const age of ageChoices) {
        const found = scoreTextFor([little, much, text("iedereen", null)], { kind: "forOthers", score, age });
        expect(found?.body, String(score)).toBe(score <= 56 ? "weinig" : "veel");
      }
    }
  });

  test("57 is the lowest score of the upper half", () => {
    const texts = [text("weinig", null, "56"), text("veel", null, "57")];
    const found = (score: number) => scoreTextFor(texts, { kind: "forOthers", score, age: "not-say" })?.body;
    expect([56, 57].map(found)).toEqual(["weinig", "veel"]);
  });

  test("a text for half and age precedes the one for the half", () => {
    const texts = [text("veel", "57"), text("veel, jong", "57", "64")];
    const found = (age: TestResult["age"]) =>
      scoreTextFor(texts, { kind: "forOthers", score: 60, age })?.body;
    expect([found("64"), found("75")]).toEqual(["veel, jong", "veel"]);
  });

  test("without a text for the half the general text is used", () => {
    const texts = [text("weinig", null, "56"), text("iedereen", null)];
    expect(scoreTextFor(texts, { kind: "forOthers", score: 70, age: "64" })?.body).toBe("iedereen");
  });
});
