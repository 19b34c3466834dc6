import { describe, expect, test } from "vitest";
import { stemOf } from "../../app/utils/dutch-words";
import { createSearch } from "./search-index";

const searchOver = (documents: Omit<Parameters<typeof createSearch>[0][number], "phrases">[]) =>
  createSearch(documents.map((document) => ({ ...document, phrases: [] })));

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
const search = searchOver(documents);

describe("forms of Dutch words", () => {
  test.each([
    ["huis", "huizen"],
    ["fiets", "fietsen"],
    ["brief", "brieven"],
    ["vergeten", "vergeet"],
    ["café", "CAFE"],
    ["maatje", "maatjes"],
  ])("%s and %s have the same stem", (one, other) => {
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
  ])("a search for %s finds document %i", (query, id) => {
    expect(search(query)).toContain(id);
  });
});

test("matches in the title rank above those in the introduction, and those above matches in the text", () => {
  const ranked = searchOver([
    { id: 1, title: "Een", introduction: "Twee", text: "dagopvang" },
    { id: 2, title: "Een", introduction: "dagopvang", text: "Twee" },
    { id: 3, title: "dagopvang", introduction: "Twee", text: "Een" },
  ]);
  expect(ranked("dagopvang")).toEqual([3, 2, 1]);
});

test("a title equal to the query ranks first", () => {
  const titled = searchOver([
    { id: 1, title: "De casemanager dementie", introduction: "Dementie", text: "dementie dementie" },
    { id: 2, title: "Wat is dementie?", introduction: "", text: "Een ziekte." },
  ]);
  expect(titled("wat is dementie")).toEqual([2, 1]);
});

test("a document that people look for with these very words ranks first", () => {
  const phrased = createSearch([
    { id: 1, title: "Boos op opa", introduction: "Boos", text: "boos boos", phrases: [] },
    {
      id: 2,
      title: "Omgaan met gedrag",
      introduction: "",
      text: "Onrust.",
      phrases: ["boos", "opa loopt weg"],
    },
  ]);
  expect(phrased("Boos")).toEqual([2, 1]);
  expect(phrased("loopt opa weg")[0]).toBe(2);
});

test("only documents with all words are found, if there are any", () => {
  expect(search("veilig moeder")).toEqual([2]);
});

test("documents with some of the words are found when none has all", () => {
  expect(search("gemeente koffie").sort()).toEqual([4, 5]);
});

test("the last word matches as a prefix", () => {
  expect(search("demen")).toEqual([3]);
});

test("a typing mistake is tolerated in words of four letters or more", () => {
  expect(search("gemeemte")).toEqual([4]);
});

test("common words are ignored, unless there are no others", () => {
  expect(search("wat is de gemeente")).toEqual([4]);
  expect(search("in het")).toContain(5);
});

test("rejected documents do not count as results of a search attempt", () => {
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
])("a query with %s does not fail", (_what, query) => {
  expect(Array.isArray(search(query))).toBe(true);
});
