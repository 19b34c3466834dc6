import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { QuoteBlock } from "./component";
import { quote } from "./definition";
import { quoteExamples } from "./examples";

test("the picture is on the right only if the editor chose that", async () => {
  const right = quote.decoder.parse(quoteExamples["with everything"]);
  const left = { ...right, position: "left" as const };
  const classOf = async (block: typeof right | typeof left) =>
    dom(await render(<QuoteBlock block={block} />)).querySelector("figure")?.className;
  expect(await classOf(right)).toBe("quote flip");
  expect(await classOf(left)).toBe("quote");
});

test("a quote without an author has no empty caption", async () => {
  const plain = quote.decoder.parse(quoteExamples["with nothing but a text"]);
  const document = dom(await render(<QuoteBlock block={plain} />));
  expect(document.querySelector("figcaption")).toBeNull();
  expect(document.querySelector("blockquote")?.textContent).toBe("Je bent meer dan je ziekte.");
});
