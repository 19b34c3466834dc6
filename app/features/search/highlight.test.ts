import { expect, test } from "vitest";
import { highlight } from "./highlight";

/** The text with its matches in brackets. */
const marked = (text: string, term: string) =>
  highlight(text, term)
    .map((part) => (part.hit ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["Koffie drinken", "koffie", "[Koffie] drinken"],
  ["Koffie drinken", "DRINKEN koffie", "[Koffie] [drinken]"],
  ["koffiekopje", "koffie", "[koffiekopje]"],
  ["Alzheimer Café", "cafe", "Alzheimer [Café]"],
  ["Alzheimer Cafe", "café", "Alzheimer [Cafe]"],
  ["Alzheimer Cafe\u0301", "café", "Alzheimer [Cafe\u0301]"],
  ["ge\u0301nie", "genie", "[ge\u0301nie]"],
  ["Één coördinator", "een coordinator", "[Één] [coördinator]"],
  ["een fiets", "fietsen", "een [fiets]"],
  ["fietsen", "fiets", "[fietsen]"],
  ["drie ziektes", "ziekte", "drie [ziektes]"],
  ["vitamine B12", "b12", "vitamine [B12]"],
  ["autorijden", "rijden", "autorijden"],
  ["een a en een b", "a", "een a en een b"],
  ["niets hier", "koffie", "niets hier"],
])("'%s' with the term '%s' is marked as %s", (text, term, expected) => {
  expect(marked(text, term)).toBe(expected);
});

test.each(["", "   ", "?!", "😀", "---"])("the term '%s' has no words and matches nothing", (term) => {
  expect(highlight("Koffie drinken", term)).toEqual([{ text: "Koffie drinken", hit: false }]);
});

test.each([".*", "(", "[a-z", "koffie)", "\\", "$1", "^koffie$", "a|b", "koffie+"])(
  "the special characters of '%s' are not read as a regular expression",
  (term) => {
    expect(marked("De koffie is op", term)).toBe(
      term.includes("koffie") ? "De [koffie] is op" : "De koffie is op",
    );
  },
);

test("an empty text has no parts", () => {
  expect(highlight("", "koffie")).toEqual([]);
});

test("HTML is treated as text", () => {
  expect(highlight("<b>koffie</b> &amp; thee", "koffie")).toEqual([
    { text: "<b>", hit: false },
    { text: "koffie", hit: true },
    { text: "</b> &amp; thee", hit: false },
  ]);
});

test("a term in a right-to-left text is marked", () => {
  expect(marked("קפה ותה", "קפה")).toBe("[קפה] ותה");
  expect(marked("قهوة وشاي", "قهوة")).toBe("[قهوة] وشاي");
});

const texts = [
  "Koffie ☕ met 👩‍👩‍👧‍👦 in het café",
  "e\u0301e\u0301n twee\u0301",
  "قهوة ‏koffie‏ קפה",
  "<script>alert('koffie')</script>",
  " koffie  koffie\n\tkoffie ",
  "\uD83D half een teken",
  "İstanbul ß ﬁets",
  "koffie ".repeat(1500),
];
const terms = [
  "koffie",
  "k",
  "e",
  "een twee",
  "قهوة",
  "☕",
  "script alert",
  "",
  "istanbul ss fiets",
  "koffie ".repeat(40),
];

test.each(texts)("the parts together are the original text: %j", (text) => {
  for (const term of terms) {
    const parts = highlight(text, term);
    expect(parts.map((part) => part.text).join("")).toBe(text);
    expect(parts.every((part) => part.text !== "")).toBe(true);
  }
});
