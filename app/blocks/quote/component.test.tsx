import { expect, test } from "vitest";
import { dom, render } from "../../../tests/setup/render";
import { QuoteBlock } from "./component";
import { quote } from "./definition";
import { quoteExamples } from "./examples";

test("a quote shows its picture on the right only when the editor says so", async () => {
  const right = quote.decoder.parse(quoteExamples["with everything"]);
  expect(dom(await render(<QuoteBlock block={right} />)).querySelector(".quote.flip")).not.toBeNull();
  const other = { ...right, position: "left" as const };
  expect(dom(await render(<QuoteBlock block={other} />)).querySelector(".quote.flip")).toBeNull();
});

test("a quote without an author has no empty caption", async () => {
  const plain = quote.decoder.parse(quoteExamples["with nothing but words"]);
  const document = dom(await render(<QuoteBlock block={plain} />));
  expect(document.querySelector("figcaption")).toBeNull();
  expect(document.querySelector("blockquote")?.textContent).toBe("Je bent meer dan je ziekte.");
});
