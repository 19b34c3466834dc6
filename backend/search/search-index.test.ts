import { describe, expect, test } from "vitest";
import { stemOf } from "./dutch-words";
import { createSearch } from "./search-index";

const documents = [
  {
    id: 1,
    title: "Vergeten wat je wilde zeggen",
    introduction: "",
    text: "Iedereen vergeet wel eens een naam.",
  },
  {
    id: 2,
    title: "Veilig in huis",
    introduction: "Tips voor thuis.",
    text: "Zo maak je een huis veilig voor je moeder.",
  },
  { id: 3, title: "Op de fiets", introduction: "", text: "Blijf bewegen, ook met dementie." },
  { id: 4, title: "Brief van de gemeente", introduction: "", text: "Wat staat er in zo'n brief?" },
  {
    id: 5,
    title: "Koffie in het café",
    introduction: "Praat mee over fietsen.",
    text: "Elke maand een ander onderwerp.",
  },
  { id: 6, title: "Wonen", introduction: "", text: "Er zijn kleine huizen met een tuin." },
];
const search = createSearch(documents);

describe("forms of Dutch words", () => {
  test.each([
    ["huis", "huizen"],
    ["fiets", "fietsen"],
    ["brief", "brieven"],
    ["vergeten", "vergeet"],
    ["café", "CAFE"],
    ["maatje", "maatjes"],
  ])("%s and %s are one word", (one, other) => {
    expect(stemOf(one)).toBe(stemOf(other));
  });

  test.each([
    ["huizen", 2],
    ["huis", 6],
    ["fietsen", 3],
    ["fiets", 5],
    ["brieven", 4],
    ["vergeet", 1],
    ["cafe", 5],
  ])("%s finds document %i", (query, id) => {
    expect(search(query)).toContain(id);
  });
});

test("puts a word in the title before one in the introduction, and that before one in the text", () => {
  const ranked = createSearch([
    { id: 1, title: "Een", introduction: "Twee", text: "dagopvang" },
    { id: 2, title: "Een", introduction: "dagopvang", text: "Twee" },
    { id: 3, title: "dagopvang", introduction: "Twee", text: "Een" },
  ]);
  expect(ranked("dagopvang")).toEqual([3, 2, 1]);
});

test("puts a title that is the question first", () => {
  const titled = createSearch([
    { id: 1, title: "De casemanager dementie", introduction: "Dementie", text: "dementie dementie" },
    { id: 2, title: "Wat is dementie?", introduction: "", text: "Een ziekte." },
  ]);
  expect(titled("wat is dementie")).toEqual([2, 1]);
});

test("finds only what has all words, as long as there is such a document", () => {
  expect(search("veilig moeder")).toEqual([2]);
});

test("finds what has some of the words when nothing has them all", () => {
  expect(search("gemeente koffie").sort()).toEqual([4, 5]);
});

test("finds the last word by its beginning", () => {
  expect(search("demen")).toEqual([3]);
});

test("forgives a typing mistake in a word of four letters or more", () => {
  expect(search("gemeemte")).toEqual([4]);
});

test("passes over common words, unless there are no others", () => {
  expect(search("wat is de gemeente")).toEqual([4]);
  expect(search("in het")).toContain(5);
});

test("finds only documents that are accepted, also before falling back to some of the words", () => {
  expect(search("huis", (id) => id !== 2)).toEqual([6]);
  expect(search("veilig moeder tuin", (id) => id === 6)).toEqual([6]);
});

test.each([
  ["quotes", "\"huis' “"],
  ["operators", "+huis -fiets AND OR * ~ ^2 (a | b)"],
  ["emoji", "😀 👩‍👩‍👧"],
  ["only punctuation", "?!…"],
  ["right-to-left text", "مرحبا ‮huis"],
  ["ten thousand letters", "a".repeat(10_000)],
  ["ten thousand words", "huis ".repeat(2_000)],
  ["names of properties", "__proto__ constructor toString"],
  ["half a character", "\ud83d"],
])("does not fail on %s", (_what, query) => {
  expect(Array.isArray(search(query))).toBe(true);
});
