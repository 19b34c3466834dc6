import { expect, test } from "vitest";
import { sentencesIn } from "./sentences";

// jsdom gives every element `display: block`.
document.head.innerHTML = "<style>a, b, em, span { display: inline }</style>";

function sentencesOf(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  return sentencesIn(document.querySelectorAll("main"), "Afbeelding:");
}

const wordsOf = (html: string) => sentencesOf(html).map(({ words }) => words);

test("a text is split into sentences, which never span two blocks", () => {
  expect(
    wordsOf(
      "<h2>Vraag hulp</h2><p>Begin klein. Bel iemand!</p><ul><li>Je huisarts</li><li>De buren</li></ul>",
    ),
  ).toEqual(["Vraag hulp", "Begin klein.", "Bel iemand!", "Je huisarts", "De buren"]);
});

test.each([["We zijn open van 9.00 tot 23.00 uur. Bel gerust."], ["Lees dit, o.a. in Tiel. Daarna verder."]])(
  "the full stops inside '%s' do not end a sentence",
  (text) => {
    expect(wordsOf(`<p>${text}</p>`)).toHaveLength(2);
  },
);

test("titles and initials do not end a sentence", () => {
  expect(wordsOf("<p>Nagekeken door dr. A. de Vries. Zij is arts.</p>")).toEqual([
    "Nagekeken door dr. A. de Vries.",
    "Zij is arts.",
  ]);
});

test("closing quotation marks belong to their sentence", () => {
  expect(wordsOf("<p>‘Die dag is van mij.’ Dat zegt Marga. “Echt?” Ja…</p>")).toEqual([
    "‘Die dag is van mij.’",
    "Dat zegt Marga.",
    "“Echt?”",
    "Ja…",
  ]);
});

test("inline elements do not end a sentence", () => {
  const [first] = sentencesOf("<p>Lees <a href=/a>meer over <b>hulp</b></a> thuis. En bel.</p>");
  expect(first?.words).toBe("Lees meer over hulp thuis.");
  expect(first?.range?.toString()).toBe("Lees meer over hulp thuis.");
});

test("the range of a sentence has exactly its words", () => {
  const found = sentencesOf("<p>\n  Eén. <em>Twee\n   met</em> drie. </p><div>Vier <p>Vijf.</p> zes</div>");
  expect(found.map(({ range }) => range?.toString().replace(/\s+/g, " "))).toEqual(
    found.map(({ words }) => words),
  );
  expect(found.map(({ words }) => words)).toEqual(["Eén.", "Twee met drie.", "Vier", "Vijf.", "zes"]);
  expect(found.map(({ element }) => element.tagName)).toEqual(["P", "P", "DIV", "P", "DIV"]);
});

test("a line break ends a sentence, as in an address", () => {
  expect(wordsOf("<p>De Tuinkamer<br>Lindelaan 12<br>4001 AB Tiel</p>")).toEqual([
    "De Tuinkamer",
    "Lindelaan 12",
    "4001 AB Tiel",
  ]);
});

test.each([
  ["navigation", "<nav><a href=/>Home</a></nav>"],
  ["a form", "<form><label for=a>Naam</label><input id=a value=Els></form>"],
  ["buttons", "<button>Print</button>"],
  ["hidden content", "<p hidden>Weg</p><p style='display:none'>Weg</p><p style='visibility:hidden'>Weg</p>"],
  ["content hidden from screen readers", "<p aria-hidden=true>Weg</p>"],
  ["content for screen readers only", "<span class=vh>Weg</span>"],
  ["collapsed content", "<details><div>Weg</div></details>"],
  ["content with `rs_skip`", "<div class=rs_skip>Deel</div>"],
  [
    "drawings, players and scripts",
    "<svg><title>Weg</title></svg><iframe>Weg</iframe><video>Weg</video><script>Weg</script>",
  ],
  ["punctuation alone", "<p>— • …</p>"],
])("%s is not read", (_, html) => {
  expect(wordsOf(`${html}<p>Wel.</p>`)).toEqual(["Wel."]);
});

test("the summary of a details element is read, and its content when open", () => {
  expect(wordsOf("<details><summary>Hoe?</summary><p>Zo.</p></details>")).toEqual(["Hoe?"]);
  expect(wordsOf("<details open><summary>Hoe?</summary><p>Zo.</p></details>")).toEqual(["Hoe?", "Zo."]);
});

test("the alternative text and the caption of a picture are read; decorative pictures are skipped", () => {
  const found = sentencesOf(
    "<figure><img alt='Een hond'><figcaption>Bram helpt.</figcaption></figure><img alt=''><img>",
  );
  expect(found.map(({ words }) => words)).toEqual(["Afbeelding: Een hond", "Bram helpt."]);
  expect(found[0]?.range).toBeNull();
  expect(found[0]?.element.tagName).toBe("IMG");
});

test("a table is read cell by cell", () => {
  expect(wordsOf("<table><tr><th>Dag</th><td>Tijd</td></tr></table>")).toEqual(["Dag", "Tijd"]);
});
