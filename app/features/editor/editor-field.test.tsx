import { expect, test } from "vitest";
import { emptyForm } from "~/design/form/form-state";
import { readSyntax } from "~/fields/document/read-syntax";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { EditorField } from "./editor-field";
import { idInParts } from "./model";
import { scriptParts } from "./parts-html.server";
import { TextForm } from "./text-form";

const kept = { owner: "x", key: "y", parts: { editor: "", kept: "" }, values: null };
const field = { name: "text", label: "Je verhaal", hint: "Noem geen namen.", maxLength: 500 };
const filled = (text: string) => ({ ...emptyForm, values: { text: [text] } });

test("a form in which members write is valid HTML without accessibility violations", async () => {
  const html = await render(
    <TextForm kept={kept} token="t">
      <EditorField {...field} form={{ ...emptyForm, errors: { text: "FieldTooLong" } }} required />
      <button type="submit">Plaats</button>
    </TextForm>,
  );
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
});

test("the parts of the editor are valid HTML without accessibility violations", async () => {
  const { editor, kept: notice } = await scriptParts("alzheimer");
  expect(editor).toContain('role="toolbar"');
  const parts = editor.replaceAll(idInParts, "text");
  const page = `${notice}<div id="text" role="textbox" aria-label="Je verhaal"></div>${parts}`;
  expect(await htmlProblems(page)).toEqual([]);
  expect(await axeViolations(page)).toEqual([]);
});

test("what the editor posted is shown again in the small syntax, under hints that explain it", async () => {
  const json = JSON.stringify(readSyntax("- **een**"));
  for (const text of [json, "- **een**"]) {
    const page = dom(await render(<EditorField {...field} form={filled(text)} />));
    expect(page.querySelector("textarea")?.value).toBe("- **een**");
    const hints = page.querySelector("textarea")?.getAttribute("aria-describedby")?.split(" ") ?? [];
    const words = hints.map((id) => page.getElementById(id)?.textContent);
    expect(words).toEqual(["Noem geen namen.", expect.stringMatching(/streepje.*\*\*Vet\*\*/)]);
    // A toolbar hides what is beside it.
    expect(page.querySelector(`[data-editor] > #${hints[1]}`)).not.toBeNull();
  }
});

test("above a stored text stands what it loses", async () => {
  const page = dom(
    await render(<EditorField {...field} form={filled("een")} lost={["headings", "pictures"]} />),
  );
  const items = [...page.querySelectorAll("li")].map(({ textContent }) => textContent);
  expect(items).toEqual(["tussenkoppen", "afbeeldingen"]);
});
