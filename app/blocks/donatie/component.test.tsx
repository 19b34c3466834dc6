import { expect, test } from "vitest";
import { link, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { DonatieBlock } from "./component";
import { donatie } from "./definition";
import { donatieExamples } from "./examples";

const example = donatieExamples["with everything"];
const shown = async (json: unknown) =>
  dom(await render(<DonatieBlock block={donatie.decoder.parse(json)} />));

test.each([
  { field: link("internal:/collecte", "Loop mee"), url: "/collecte", words: "Loop mee" },
  { field: link("internal:/collecte", ""), url: "/collecte", words: "Doneer nu" },
  { field: [], url: "/doneren", words: "Doneer nu" },
  { field: link("javascript:x()", "Klik"), url: "/doneren", words: "Doneer nu" },
])("the button '$words' leads to $url", async ({ field, url, words }) => {
  const button = (await shown({ ...example, field_link: field })).querySelector("a.btn-accent");
  expect(button?.getAttribute("href")).toBe(url);
  expect(button?.textContent).toBe(words);
});

test("the picture only decorates, and there is no place for one that is not there", async () => {
  expect((await shown(example)).querySelector("img")?.getAttribute("alt")).toBe("");
  const plain = await shown(donatieExamples["with nothing but a title"]);
  expect(plain.querySelector("img, .pic, .prose")).toBeNull();
  expect(plain.querySelector("h2")?.textContent).toBe("Geef voor de hulplijn");
});

test("without a title it cannot be read", () => {
  expect(donatie.decoder.safeParse({ ...example, field_title: value("") }).success).toBe(false);
});
