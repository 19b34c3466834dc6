import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { undoInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { toggleBold } from "./commands";
import { nodes } from "./text-schema";

const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** Keys of the editor. Tab is none of them: it leads to the next field. */
export function keys(): Plugin[] {
  return [
    history(),
    keymap({
      "Mod-b": toggleBold,
      "Mod-z": undo,
      "Mod-y": redo,
      "Shift-Mod-z": redo,
      "Mod-]": sinkListItem(nodes.listItem),
      "Mod-[": liftListItem(nodes.listItem),
      Backspace: undoInputRule,
      Enter: splitListItem(nodes.listItem),
      "Shift-Enter": lineBreak,
    }),
    keymap(baseKeymap),
  ];
}
