import { expect, test } from "vitest";
import { html, paragraph } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { TextBlock } from "./component";
import { text } from "./definition";
import { textExamples } from "./examples";

const shown = async (json: unknown) => dom(await render(<TextBlock block={text.decoder.parse(json)} />));

test("a text keeps the editor's headings, lists and links", async () => {
  const document = await shown(textExamples["with headings, a list and links"]);
  expect(document.querySelector(".prose h2")?.textContent).toBe("Wat kun je nu doen?");
  expect(document.querySelectorAll(".prose ul > li")).toHaveLength(3);
  expect(document.querySelector('.prose a[href="/hulplijn"]')?.textContent).toBe("hulplijn");
});

test("a wide table scrolls inside the text, also with the keyboard", async () => {
  const document = await shown(textExamples["with a table"]);
  expect(document.querySelector('.table-scroll[tabindex="0"] > table th[scope="col"]')).not.toBeNull();
});

test("a text never runs a script or follows an unsafe link", async () => {
  const unsafe = html('<p onclick="x()">Lees <a href="javascript:x()">dit</a><script>x()</script></p>');
  const document = await shown(paragraph("text", { field_text: unsafe }));
  expect(document.querySelector(".prose")?.innerHTML).toBe("<p>Lees <a>dit</a></p>");
});
