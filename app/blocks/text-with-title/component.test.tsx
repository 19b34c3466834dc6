import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { TextWithTitleBlock } from "./component";
import { textWithTitle } from "./definition";
import { textWithTitleExamples } from "./examples";

const example = textWithTitleExamples["with a title and two paragraphs"];

test("the title is a heading above the text", async () => {
  const block = textWithTitle.decoder.parse(example);
  const { body } = dom(await render(<TextWithTitleBlock block={block} />));
  expect([...body.querySelectorAll("h2, p")].map(({ tagName }) => tagName)).toEqual(["H2", "P", "P"]);
  expect(body.querySelector("h2")?.textContent).toBe("Hoe begin je erover?");
});

test("a block without a title cannot be decoded", () => {
  expect(textWithTitle.decoder.safeParse({ ...example, field_title: value(" ") }).success).toBe(false);
});
