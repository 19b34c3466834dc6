import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { TextTwoColumnsBlock } from "./component";
import { textTwoColumns } from "./definition";
import { textTwoColumnsExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<TextTwoColumnsBlock block={textTwoColumns.decoder.parse(json)} />));

test("the text is one element below its title", async () => {
  const document = await renderBlock(textTwoColumnsExamples["with a title"]);
  const columns = document.querySelectorAll("div:has(> p)");
  expect([...columns].map(({ className }) => className)).toEqual(["prose text-columns"]);
  expect(columns[0]?.children).toHaveLength(2);
  expect(document.querySelector("h2")?.textContent).toBe("Wie zijn de afdelingen?");
});

test("without a title there is no empty heading", async () => {
  const document = await renderBlock(textTwoColumnsExamples["with nothing but a text"]);
  expect(document.querySelector("h2")).toBeNull();
});
