import { expect, test } from "vitest";
import { html, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { ExpandableBlock } from "./component";
import { expandable } from "./definition";
import { expandableExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<ExpandableBlock block={expandable.decoder.parse(json)} />));

test("questions are closed initially and open without scripts", async () => {
  const document = await renderBlock(expandableExamples["with a title and three questions"]);
  const items = [...document.querySelectorAll("details")];
  expect(items).toHaveLength(3);
  expect(items.map((item) => item.open)).toEqual([false, false, false]);
  expect(items[1]?.firstElementChild?.tagName).toBe("SUMMARY");
  expect(items[1]?.querySelector("summary")?.textContent).toBe("Is dementie erfelijk?");
  expect(items[1]?.lastElementChild?.textContent).toBe("Meestal niet. Bij een kleine groep families wel.");
});

test("a question without an answer is left out", async () => {
  const question = (title: string, text: string) =>
    paragraph("expandable_item", { field_title: value(title), field_text: html(text) });
  const items = [
    question("Wat kost het?", "<p>&nbsp;</p>"),
    question("Hoe lang duurt het?", "<p>Een uur.</p>"),
  ];
  const document = await renderBlock(paragraph("expandable", { field_items: items }));
  const titles = [...document.querySelectorAll("summary")].map((summary) => summary.textContent);
  expect(titles).toEqual(["Hoe lang duurt het?"]);
});
