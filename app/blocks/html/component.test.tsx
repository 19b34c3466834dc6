import { expect, test } from "vitest";
import { text } from "~/blocks/text/definition";
import { html, paragraph } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { TextBlock } from "../text/component";
import { HtmlBlock } from "./component";
import { html as htmlBlock } from "./definition";
import { htmlExamples } from "./examples";

const shown = (json: unknown) => render(<HtmlBlock block={htmlBlock.decoder.parse(json)} />);

test("a table keeps its caption and headings, and scrolls by itself", async () => {
  const document = dom(await shown(htmlExamples["with a table"]));
  expect(document.querySelector(".table-scroll > table > caption")?.textContent).toBe("Openingstijden");
  expect(document.querySelectorAll('th[scope="row"]')).toHaveLength(2);
});

test("scripts, styles, frames, forms and unsafe links are taken out", async () => {
  const document = dom(await shown(htmlExamples["with everything that is not allowed"]));
  expect(document.querySelector("script, style, iframe, form, input, [style], [onclick]")).toBeNull();
  expect([...document.querySelectorAll("a[href]")].map((a) => a.getAttribute("href"))).toEqual([
    "https://www.example.nl",
  ]);
  expect(document.querySelector("p")?.innerHTML).toBe("Blijft <strong>staan</strong>.");
});

test.each(Object.values(htmlExamples))(
  "the block shows what a text block makes of the same",
  async (json) => {
    expect(await shown(json)).toBe(await render(<TextBlock block={text.decoder.parse(json)} />));
  },
);

test("a block of which nothing is left cannot be read", () => {
  const json = paragraph("html", { field_text: html("<script>alert(1)</script>") });
  expect(htmlBlock.decoder.safeParse(json).success).toBe(false);
});
