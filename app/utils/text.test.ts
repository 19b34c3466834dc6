import { expect, test } from "vitest";
import { fullSentence, oneLine, slug, truncate } from "./text";

test("a text on one line has single spaces", () => {
  expect(oneLine(" een\n  twee\tdrie ")).toBe("een twee drie");
});

test.each([
  ["", 10, ""],
  ["een twee", 8, "een twee"],
  ["een twee", 80, "een twee"],
  ["een twee drie", 8, "een twee…"],
  ["een twee drie", 9, "een twee…"],
  ["een twee drie", 12, "een twee…"],
  ["een twee drie", 7, "een…"],
  ["een   twee", 6, "een…"],
  ["een, twee", 5, "een…"],
  ["een – twee", 6, "een…"],
])("'%s' truncated to %i characters is '%s'", (text, length, expected) => {
  expect(truncate(text, length)).toBe(expected);
});

test("a first word that is too long is cut inside the word", () => {
  expect(truncate("hottentottententententoonstelling", 10)).toBe("hottentott…");
});

test("a surrogate pair is never split", () => {
  expect(truncate("👵👴👵👴", 3)).toBe("👵…");
});

test("a truncated text is never longer than the limit plus the ellipsis", () => {
  const text = "Samen koffie drinken in het Alzheimer Café, elke eerste dinsdag van de maand.";
  for (let length = 1; length < text.length; length += 1) {
    const cut = truncate(text, length);
    expect(cut.length).toBeLessThanOrEqual(length + 1);
    expect(text.startsWith(cut.slice(0, -1))).toBe(true);
  }
});

test.each([
  ["Geplande activiteiten", "geplande-activiteiten"],
  ["Eén café: ’s avonds!", "een-cafe-s-avonds"],
  ["  Wat is   dementie? ", "wat-is-dementie"],
  ["Hulp & zorg", "hulp-zorg"],
  ["???", ""],
])("the slug of '%s' is '%s'", (title, expected) => {
  expect(slug(title)).toBe(expected);
});

test.each([
  ["Beantwoord", "Beantwoord."],
  ["het liep uit de hand", "Het liep uit de hand."],
  ["ijs hielp", "IJs hielp."],
  [" Is dit nog nodig? ", "Is dit nog nodig?"],
  ["Zie ‘Eten.’", "Zie ‘Eten.’"],
  ["", ""],
])("'%s' as a sentence is '%s'", (typed, expected) => {
  expect(fullSentence(typed)).toBe(expected);
});
