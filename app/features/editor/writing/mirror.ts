import { Plugin } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { documentText } from "~/fields/document/document-text";
import { readSyntax } from "~/fields/document/read-syntax";
import { writeSyntax } from "~/fields/document/write-syntax";
import { fromEditor, toEditor } from "./convert";

/** Milliseconds without typing after which the text area gets the text. */
const pause = 300;

/**
 * Keeps the text of a text area that of the editor, in the small syntax; `change` on the text area is read by the
 * editor. What is posted is JSON of the same document, where browsers can.
 */
export function mirror(field: HTMLTextAreaElement, onText: (length: number) => void): Plugin {
  let timer = 0;
  const store = (view: EditorView) => {
    clearTimeout(timer);
    const text = writeSyntax(fromEditor(view.state.doc));
    onText(documentText(readSyntax(text)).length);
    if (text === field.value) return;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return new Plugin({
    view(view) {
      field.form?.addEventListener("submit", () => store(view), { capture: true });
      field.form?.addEventListener("formdata", ({ formData }) => {
        formData.set(field.name, JSON.stringify(fromEditor(view.state.doc)));
      });
      window.addEventListener("pagehide", () => store(view));
      field.addEventListener("change", () => {
        const { content } = toEditor(readSyntax(field.value));
        view.dispatch(view.state.tr.replaceWith(0, view.state.doc.content.size, content));
      });
      onText(documentText(readSyntax(field.value)).length);
      return {
        update(_, { doc }) {
          if (doc.eq(view.state.doc)) return;
          clearTimeout(timer);
          timer = window.setTimeout(() => store(view), pause);
        },
      };
    },
  });
}
