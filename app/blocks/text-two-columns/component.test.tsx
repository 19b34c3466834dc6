import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { TextTwoColumnsBlock } from "./component";
import { textTwoColumns } from "./definition";
import { textTwoColumnsExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<TextTwoColumnsBlock block={textTwoColumns.decoder.parse(json)} />));

test("one text flows over two columns under its title", async () => {
  const document = await shown(textTwoColumnsExamples["with a title"]);
  expect(document.querySelectorAll(".text-columns")).toHaveLength(1);
  expect(document.querySelectorAll(".text-columns > p")).toHaveLength(2);
  expect(document.querySelector("h2")?.textContent).toBe("Wie zijn de afdelingen?");
});

test("a text in two columns without a title has no empty heading", async () => {
  const document = await shown(textTwoColumnsExamples["with nothing but a text"]);
  expect(document.querySelector("h2")).toBeNull();
});
