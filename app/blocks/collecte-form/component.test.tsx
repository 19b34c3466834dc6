import { expect, test } from "vitest";
import { link } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { CollecteFormBlock } from "./component";
import { collecteForm } from "./definition";
import { collecteFormExamples } from "./examples";

const everything = collecteFormExamples["with everything"];
const shown = async (json: unknown) =>
  dom(await render(<CollecteFormBlock block={collecteForm.decoder.parse(json)} />));

test("at first both parts are chosen", async () => {
  const document = await shown(everything);
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ["Beide", true],
    ["Collecteren", false],
    ["Collectebus", false],
  ]);
});

test("a part is hidden only when the other one is chosen", async () => {
  const parts = [...(await shown(everything)).querySelectorAll(".pick > .part")];
  expect(parts.map((part) => [part.querySelector("h3")?.textContent, part.className])).toEqual([
    ["Loop mee als collectant", "part not-3"],
    ["Zet een collectebus neer", "part not-2"],
  ]);
});

test("each part leads to where one signs up", async () => {
  const links = [...(await shown(everything)).querySelectorAll("a.btn")];
  expect(links.map((a) => [a.getAttribute("href"), a.getAttribute("rel")])).toEqual([
    ["/collecte", null],
    ["https://www.collectebus.example.nl/bestellen", "noopener"],
  ]);
});

test("the explanation is closed at first, and has a name when the editor gave none", async () => {
  const document = await shown(everything);
  expect(document.querySelector("details")?.open).toBe(false);
  expect(document.querySelector("summary")?.textContent).toBe("Wat doen we met je gegevens?");
  const unnamed = await shown(collecteFormExamples["with an explanation without a title, and long texts"]);
  expect(unnamed.querySelector("summary")?.textContent).toBe("Meer uitleg");
});

test("with one part there is nothing to choose and nothing empty", async () => {
  const document = await shown(collecteFormExamples["with nothing but one link"]);
  expect(document.querySelector("input, fieldset, details")).toBeNull();
  expect([...document.querySelectorAll("h3")].map((title) => title.textContent)).toEqual([
    "Loop mee als collectant",
  ]);
});

test("without a link that can be followed the block cannot be read", () => {
  const broken = { ...everything, field_collector_link: link("javascript:x()", "Klik"), field_box_link: [] };
  expect(collecteForm.decoder.safeParse(broken).success).toBe(false);
});
