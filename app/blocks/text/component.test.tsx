import { expect, test } from "vitest";
import { html, paragraph } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { TextBlock } from "./component";
import { text } from "./definition";
import { textExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<TextBlock block={text.decoder.parse(json)} />));

test("the editor's headings, lists and links are kept", async () => {
  const document = await renderBlock(textExamples["with headings, a list and links"]);
  expect(document.querySelector("h2")?.textContent).toBe("Wat kun je nu doen?");
  expect(document.querySelectorAll("ul > li")).toHaveLength(3);
  expect(document.querySelector('a[href="/hulplijn"]')?.textContent).toBe("hulplijn");
});

test("a wide table scrolls on its own, also with the keyboard", async () => {
  const document = await renderBlock(textExamples["with a table"]);
  expect(document.querySelector('[tabindex="0"] > table th[scope="col"]')).not.toBeNull();
});

test("scripts and unsafe links are removed", async () => {
  const unsafe = html('<p onclick="x()">Lees <a href="javascript:x()">dit</a><script>x()</script></p>');
  const document = await renderBlock(paragraph("text", { field_text: unsafe }));
  expect(document.querySelector("main > div")?.innerHTML).toBe("<p>Lees <a>dit</a></p>");
});
