import { afterEach, expect, test, vi } from "vitest";
import { find } from "../../../../tests/setup/find";
import { startEditor } from "./start-editor";

/** A page with a text area and the parts of an editor. */
function page(text = "") {
  document.body.innerHTML = `
    <form><label for="text">Je verhaal</label>
      <div class="editor" data-editor="30"><textarea id="text" name="text" aria-describedby="hint" required>${text}</textarea>
      <template><div class="editor-bar"><button data-command="bold"></button><button data-command="list"></button></div>
        <div class="editor-link" hidden></div>
        <p class="counter" data-left="nog {n}" data-over="{n} te veel"><span></span><span></span></p></template>
      </div></form>`;
  const frame = find("[data-editor]", HTMLElement);
  const field = find("textarea", HTMLTextAreaElement);
  const start = () => startEditor(frame, field, find("template", HTMLTemplateElement).content);
  return { frame, field, start, html: frame.innerHTML };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("the editor has the name, description and id of the text area, which stays in the form", () => {
  const { field, start } = page("**Dag**");
  start();
  const editor = find("#text", HTMLElement);
  const label = document.getElementById(editor.getAttribute("aria-labelledby") ?? "");
  expect(label?.textContent).toBe("Je verhaal");
  expect(Object.fromEntries([...editor.attributes].map(({ name, value }) => [name, value]))).toMatchObject({
    role: "textbox",
    contenteditable: "true",
    "aria-multiline": "true",
    "aria-required": "true",
    "aria-describedby": "hint",
  });
  expect(editor.innerHTML).toBe("<p><strong>Dag</strong></p>");
  expect([field.hidden, field.name, field.value, field.id]).toEqual([true, "text", "**Dag**", ""]);
});

test("a text that is put back into the text area is in the editor, and goes back when the form is sent", () => {
  const { field, start } = page();
  start();
  field.value = "- een\n-  twee";
  field.dispatchEvent(new Event("change"));
  expect(find("#text", HTMLElement).innerHTML).toBe("<ul><li><p>een</p></li><li><p>twee</p></li></ul>");
  find("form", HTMLFormElement).dispatchEvent(new Event("submit"));
  expect(field.value).toBe("- een\n- twee");
});

test.each([
  ["**Dag**", "nog 27"],
  ["a".repeat(32), "2 te veel"],
])("the counter counts what is read of %j", (text, counted) => {
  page(text).start();
  expect(find("[data-left] span", HTMLElement).textContent).toBe(counted);
});

test("where an editor cannot be made the page stays as it is", () => {
  const { frame, html, start } = page("**Dag**");
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor() {
        throw new Error("no observers");
      }
    },
  );
  expect(start).toThrow("no observers");
  expect(frame.innerHTML).toBe(html);
});
