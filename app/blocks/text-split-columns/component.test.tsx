import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { TextSplitColumnsBlock } from "./component";
import { textSplitColumns } from "./definition";
import { textSplitColumnsExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<TextSplitColumnsBlock block={textSplitColumns.decoder.parse(json)} />));

test("the left text comes before the right text", async () => {
  const document = await renderBlock(textSplitColumnsExamples["with a title"]);
  const columns = [...document.querySelectorAll("div:has(> h3)")];
  expect(columns.map((column) => column.firstElementChild?.textContent)).toEqual([
    "Volmacht",
    "Levenstestament",
  ]);
  expect(document.querySelector("h2")?.textContent).toBe("Volmacht of levenstestament?");
});

test("without a title there is no empty heading", async () => {
  const document = await renderBlock(textSplitColumnsExamples["with nothing but two texts"]);
  expect(document.querySelector("h2")).toBeNull();
});
