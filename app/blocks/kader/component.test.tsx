import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { KaderBlock } from "./component";
import { kader } from "./definition";
import { kaderExamples } from "./examples";

const example = kaderExamples["in the accent colour"];
const renderBlock = async (json: unknown) =>
  dom(await render(<KaderBlock block={kader.decoder.parse(json)} />));

test.each([
  { color: value("accent"), expected: "callout" },
  { color: value("brand"), expected: "callout callout-info" },
  { color: value("sand"), expected: "callout callout-sand" },
  { color: value("roze"), expected: "callout" },
  { color: [], expected: "callout" },
])("a frame with the colour $color has the class '$expected'", async ({ color, expected }) => {
  const document = await renderBlock({ ...example, field_color: color });
  expect(document.querySelector("main")?.firstElementChild?.className).toBe(expected);
});

test("headings in the text are one level below the title", async () => {
  const document = await renderBlock(kaderExamples["with a long text, headings and a list"]);
  const headings = [...document.querySelectorAll("h2, h3, h4")];
  expect(headings.map(({ tagName }) => tagName)).toEqual(["H2", "H3", "H4"]);
});

test("a frame without a title has no empty heading", async () => {
  const document = await renderBlock(kaderExamples["with nothing but a text"]);
  expect(document.querySelector("h2")).toBeNull();
  expect(document.querySelector("p")?.textContent).toContain("Praat erover met je huisarts.");
});

test("a frame without a text cannot be decoded", () => {
  expect(kader.decoder.safeParse({ ...example, field_text: [] }).success).toBe(false);
});
