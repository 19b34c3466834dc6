import { expect, test } from "vitest";
import { sentencesIn } from "./sentences";

// jsdom takes everything for a block.
document.head.innerHTML = "<style>a, b, em, span { display: inline }</style>";

function sentencesOf(html: string) {
  document.body.innerHTML = `<main>${html}</main>`;
  return sentencesIn(document.querySelectorAll("main"), "Afbeelding:");
}

const read = (html: string) => sentencesOf(html).map(({ words }) => words);

test("a text is read sentence by sentence, each block by itself", () => {
  expect(
    read("<h2>Vraag hulp</h2><p>Begin klein. Bel iemand!</p><ul><li>Je huisarts</li><li>De buren</li></ul>"),
  ).toEqual(["Vraag hulp", "Begin klein.", "Bel iemand!", "Je huisarts", "De buren"]);
});

test.each([["We zijn open van 9.00 tot 23.00 uur. Bel gerust."], ["Lees dit, o.a. in Tiel. Daarna verder."]])(
  "a full stop inside '%s' ends nothing",
  (text) => {
    expect(read(`<p>${text}</p>`)).toHaveLength(2);
  },
);

test("titles and initials stay with the name", () => {
  expect(read("<p>Nagekeken door dr. A. de Vries. Zij is arts.</p>")).toEqual([
    "Nagekeken door dr. A. de Vries.",
    "Zij is arts.",
  ]);
});

test("quotation marks stay with their sentence", () => {
  expect(read("<p>‘Die dag is van mij.’ Dat zegt Marga. “Echt?” Ja…</p>")).toEqual([
    "‘Die dag is van mij.’",
    "Dat zegt Marga.",
    "“Echt?”",
    "Ja…",
  ]);
});

test("links and bold words do not break a sentence", () => {
  const [first] = sentencesOf("<p>Lees <a href=/a>meer over <b>hulp</b></a> thuis. En bel.</p>");
  expect(first?.words).toBe("Lees meer over hulp thuis.");
  expect(first?.range?.toString()).toBe("Lees meer over hulp thuis.");
});

test("what is marked is exactly what is said, wherever it begins and ends", () => {
  const found = sentencesOf("<p>\n  Eén. <em>Twee\n   met</em> drie. </p><div>Vier <p>Vijf.</p> zes</div>");
  expect(found.map(({ range }) => range?.toString().replace(/\s+/g, " "))).toEqual(
    found.map(({ words }) => words),
  );
  expect(found.map(({ words }) => words)).toEqual(["Eén.", "Twee met drie.", "Vier", "Vijf.", "zes"]);
  expect(found.map(({ element }) => element.tagName)).toEqual(["P", "P", "DIV", "P", "DIV"]);
});

test("a line break ends a sentence: an address is read line by line", () => {
  expect(read("<p>De Tuinkamer<br>Lindelaan 12<br>4001 AB Tiel</p>")).toEqual([
    "De Tuinkamer",
    "Lindelaan 12",
    "4001 AB Tiel",
  ]);
});

test.each([
  ["navigation", "<nav><a href=/>Home</a></nav>"],
  ["a form", "<form><label for=a>Naam</label><input id=a value=Els></form>"],
  ["buttons", "<button>Print</button>"],
  ["what is hidden", "<p hidden>Weg</p><p style='display:none'>Weg</p><p style='visibility:hidden'>Weg</p>"],
  ["what screen readers do not hear", "<p aria-hidden=true>Weg</p>"],
  ["what only they hear", "<span class=vh>Weg</span>"],
  ["what is folded away", "<details><div>Weg</div></details>"],
  ["what asks to be passed over", "<div class=rs_skip>Deel</div>"],
  [
    "drawings and players",
    "<svg><title>Weg</title></svg><iframe>Weg</iframe><video>Weg</video><script>Weg</script>",
  ],
  ["signs alone", "<p>— • …</p>"],
])("%s is not read", (_, html) => {
  expect(read(`${html}<p>Wel.</p>`)).toEqual(["Wel."]);
});

test("of what unfolds the question is read, and the answer where it is open", () => {
  expect(read("<details><summary>Hoe?</summary><p>Zo.</p></details>")).toEqual(["Hoe?"]);
  expect(read("<details open><summary>Hoe?</summary><p>Zo.</p></details>")).toEqual(["Hoe?", "Zo."]);
});

test("of a picture its description is read, and what stands below it; of decoration nothing", () => {
  const found = sentencesOf(
    "<figure><img alt='Een hond'><figcaption>Bram helpt.</figcaption></figure><img alt=''><img>",
  );
  expect(found.map(({ words }) => words)).toEqual(["Afbeelding: Een hond", "Bram helpt."]);
  expect(found[0]?.range).toBeNull();
  expect(found[0]?.element.tagName).toBe("IMG");
});

test("a table is read cell by cell", () => {
  expect(read("<table><tr><th>Dag</th><td>Tijd</td></tr></table>")).toEqual(["Dag", "Tijd"]);
});
