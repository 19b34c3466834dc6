import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { TextSplitColumnsBlock } from "./component";
import { textSplitColumns } from "./definition";
import { textSplitColumnsExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<TextSplitColumnsBlock block={textSplitColumns.decoder.parse(json)} />));

test("two texts stand side by side, the left one first", async () => {
  const document = await shown(textSplitColumnsExamples["with a title"]);
  const columns = [...document.querySelectorAll(".split-columns > .prose")];
  expect(columns.map((column) => column.querySelector("h3")?.textContent)).toEqual([
    "Volmacht",
    "Levenstestament",
  ]);
  expect(document.querySelector("h2")?.textContent).toBe("Volmacht of levenstestament?");
});

test("two texts without a title have no empty heading above them", async () => {
  const document = await shown(textSplitColumnsExamples["with nothing but two texts"]);
  expect(document.querySelector("h2")).toBeNull();
});
