import { expect, test } from "vitest";
import { text } from "~/blocks/text/definition";
import { html, paragraph } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { TextBlock } from "../text/component";
import { HtmlBlock } from "./component";
import { html as htmlBlock } from "./definition";
import { htmlExamples } from "./examples";

const renderBlock = (json: unknown) => render(<HtmlBlock block={htmlBlock.decoder.parse(json)} />);

test("a table keeps its caption and headings and scrolls on its own", async () => {
  const document = dom(await renderBlock(htmlExamples["with a table"]));
  expect(document.querySelector("[tabindex='0'] > table > caption")?.textContent).toBe("Openingstijden");
  expect(document.querySelectorAll('th[scope="row"]')).toHaveLength(2);
});

test("scripts, styles, frames, forms and unsafe links are removed", async () => {
  const document = dom(await renderBlock(htmlExamples["with disallowed elements and attributes"]));
  expect(document.querySelector("script, style, iframe, form, input, [style], [onclick]")).toBeNull();
  expect([...document.querySelectorAll("a[href]")].map((a) => a.getAttribute("href"))).toEqual([
    "https://www.example.nl",
  ]);
  expect(document.querySelector("p")?.innerHTML).toBe("Blijft <strong>staan</strong>.");
});

test.each(Object.values(htmlExamples))("the block renders the same as a text block", async (json) => {
  expect(await renderBlock(json)).toBe(await render(<TextBlock block={text.decoder.parse(json)} />));
});

test("a block that is empty after sanitising cannot be decoded", () => {
  const json = paragraph("html", { field_text: html("<script>alert(1)</script>") });
  expect(htmlBlock.decoder.safeParse(json).success).toBe(false);
});
