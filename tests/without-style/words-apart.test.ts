import { expect, test } from "vitest";
import { visitedPages } from "../attacks/visited-pages";
import { dom } from "../setup/render";
import { wholeSite } from "../setup/whole-site";
import { wordsThatRunTogether } from "../setup/words-apart";

const pages = [
  ...visitedPages,
  ...["/dementie", "/contact", "/zoeken?zoekterm=hulp", "/nieuws/hulplijn-ook-met-kerst-open", "/quiz"],
  ...["/vrijwilligerswerk/medewerker-hulplijn", "/regios/rivierenland/nieuws"],
];

test.each(pages)(
  "the words of %s are separated without style sheets, and none is a code of ours",
  async (path) => {
    const { sendRequest } = await wholeSite();
    const { body } = dom((await sendRequest(path)).body);
    expect(wordsThatRunTogether(body)).toEqual([]);
    expect(body.textContent).not.toMatch(/\b[A-Z]{3}-\d{2}\b|Atom-feed/);
  },
);

test("words that run together are detected", () => {
  const runTogether = (html: string) => wordsThatRunTogether(dom(html).body);
  expect(runTogether("<button>Nee</button><button>Ja</button>")).toEqual(["Nee|Ja"]);
  expect(runTogether("<label>Plaats</label><span>Bijvoorbeeld Tiel</span>")).toHaveLength(1);
  expect(runTogether("<button>Nee</button> <button>Ja</button><p>Kies.</p>Of later")).toEqual([]);
  expect(runTogether("<a>Lees</a><br><a>Bel</a>, (<b>gratis</b>)")).toEqual([]);
});
