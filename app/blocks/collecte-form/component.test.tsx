import { expect, test } from "vitest";
import { link } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { CollecteFormBlock } from "./component";
import { collecteForm } from "./definition";
import { collecteFormExamples } from "./examples";

const everything = collecteFormExamples["with everything"];
const renderBlock = async (json: unknown) =>
  dom(await render(<CollecteFormBlock block={collecteForm.decoder.parse(json)} />));

test("both parts are chosen initially", async () => {
  const document = await renderBlock(everything);
  const radios = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  expect(radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ["Beide", true],
    ["Collecteren", false],
    ["Digitale collectebus", false],
  ]);
});

test("a part is hidden only if the other part is chosen", async () => {
  const parts = [...(await renderBlock(everything)).querySelectorAll("fieldset h3")];
  expect(parts.map((title) => [title.textContent, title.parentElement?.className])).toEqual([
    ["Meld je aan als collectant", "part not-3"],
    ["Maak een digitale collectebus", "part not-2"],
  ]);
});

test("each part links to a page to sign up", async () => {
  const links = [...(await renderBlock(everything)).querySelectorAll("a")];
  expect(links.map((a) => [a.getAttribute("href"), a.getAttribute("rel")])).toEqual([
    ["/collecte", null],
    ["https://www.collectebus.example.nl/beginnen", "noopener"],
  ]);
});

test("the explanation is closed initially and has a default title", async () => {
  const document = await renderBlock(everything);
  expect(document.querySelector("details")?.open).toBe(false);
  expect(document.querySelector("summary")?.textContent).toBe("Wat doen we met je gegevens?");
  const untitled = await renderBlock(
    collecteFormExamples["with an explanation without a title, and long texts"],
  );
  expect(untitled.querySelector("summary")?.textContent).toBe("Meer uitleg");
});

test("with one part there is no choice and there are no empty elements", async () => {
  const document = await renderBlock(collecteFormExamples["with nothing but one link"]);
  expect(document.querySelector("input, fieldset, details")).toBeNull();
  expect([...document.querySelectorAll("h3")].map((title) => title.textContent)).toEqual([
    "Meld je aan als collectant",
  ]);
});

test("a block without a safe link cannot be decoded", () => {
  const broken = { ...everything, field_collector_link: link("javascript:x()", "Klik"), field_box_link: [] };
  expect(collecteForm.decoder.safeParse(broken).success).toBe(false);
});
