import { Slice } from "prosemirror-model";
import { EditorState, type Plugin, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { readSyntax } from "~/fields/document/read-syntax";
import { bar } from "./bar";
import { toEditor } from "./convert";
import { counter } from "./counter";
import { keys } from "./keys";
import { linkForm } from "./link-form";
import { mirror } from "./mirror";
import { plainAttributes } from "./text-schema";
import { typedSigns } from "./typed-signs";

/**
 * Puts an editor in place of a text area, which stays in the form with the same text. If anything fails, the text area
 * is what the visitor has.
 */
export function startEditor(frame: HTMLElement, field: HTMLTextAreaElement, parts: DocumentFragment): void {
  const copies = document.importNode(parts, true);
  const [barElement, linkElement, counterElement] = [".editor-bar", ".editor-link", ".counter"].map((name) =>
    copies.querySelector<HTMLElement>(name),
  );
  if (!barElement || !linkElement || !counterElement) return;
  const isFocused = document.activeElement === field;
  const mount = document.createElement("div");
  const view = new EditorView(
    { mount },
    {
      state: stateOf(field, isFocused, [
        ...bar(barElement, linkForm(linkElement)),
        typedSigns(),
        ...keys(),
        mirror(field, counter(counterElement, Number(frame.dataset.editor))),
      ]),
      attributes: attributesOf(field),
      clipboardTextParser: (text) => Slice.maxOpen(toEditor(readSyntax(text)).content),
      transformPastedHTML: plainAttributes,
      // A dropped file would replace the page.
      handleDrop: (_view, { dataTransfer }) => Boolean(dataTransfer?.files.length),
    },
  );
  const label = field.labels?.[0];
  label?.addEventListener("click", () => view.focus());
  field.removeAttribute("id");
  field.hidden = true;
  frame.prepend(barElement, linkElement, mount);
  frame.after(counterElement);
  if (isFocused) view.focus();
}

/** A sign that no text has, for the place of the caret while the text is converted. */
const caret = "\ue000";

/** The text of a text area; where somebody is typing in it, with the caret at its place. */
function stateOf(
  { value, selectionEnd }: HTMLTextAreaElement,
  isFocused: boolean,
  plugins: Plugin[],
): EditorState {
  if (!isFocused) return EditorState.create({ doc: toEditor(readSyntax(value)), plugins });
  const marked = value.slice(0, selectionEnd) + caret + value.slice(selectionEnd);
  const state = EditorState.create({ doc: toEditor(readSyntax(marked)), plugins });
  let found: number | null = null;
  state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(caret) ?? -1;
    if (index >= 0) found = position + index;
  });
  if (found === null) return state;
  const tr = state.tr.delete(found, found + 1);
  return state.apply(tr.setSelection(TextSelection.near(tr.doc.resolve(found))));
}

/** Names and descriptions of the text area, for the editor. */
function attributesOf(field: HTMLTextAreaElement): Record<string, string> {
  const label = field.labels?.[0];
  if (label) label.id ||= `${field.id}-label`;
  const copied = ["aria-describedby", "aria-invalid"].map((name) => [name, field.getAttribute(name)]);
  return {
    id: field.id,
    class: "editor-text prose",
    role: "textbox",
    "aria-multiline": "true",
    ...(label && { "aria-labelledby": label.id }),
    ...(field.required && { "aria-required": "true" }),
    ...Object.fromEntries(copied.filter(([, value]) => value)),
  };
}
