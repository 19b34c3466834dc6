import { autoJoin, toggleMark } from "prosemirror-commands";
import type { NodeType } from "prosemirror-model";
import { liftListItem } from "prosemirror-schema-list";
import type { Command, EditorState } from "prosemirror-state";
import { marks, nodes } from "./text-schema";

export const toggleBold = toggleMark(marks.bold);

/** Makes a list of the selected paragraphs, makes a list one of the other kind, or ends a list of this kind. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const list = listAround(state);
    if (!list) return listParagraphs(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.position, type));
    return true;
  };
}

/** Makes each selected paragraph an item, and lists beside each other one list. */
function listParagraphs(type: NodeType): Command {
  const make: Command = ({ tr, selection: { $from, $to } }, dispatch) => {
    const range = $from.blockRange($to);
    if (!range) return false;
    let end = range.end;
    for (let index = range.endIndex - 1; index >= range.startIndex; index -= 1) {
      const node = range.parent.child(index);
      end -= node.nodeSize;
      const single = tr.doc.resolve(end + 1).blockRange();
      if (node.type !== nodes.paragraph) tr.setNodeMarkup(end, type);
      else if (single) tr.wrap(single, [{ type }, { type: nodes.listItem }]);
    }
    dispatch?.(tr);
    return true;
  };
  return autoJoin(make, (before, after) => before.type === after.type && before.type.isInGroup("list"));
}

/** The innermost list in which the selection is. */
export function listAround({ selection: { $from, $to } }: EditorState) {
  const range = $from.blockRange($to);
  for (let depth = range ? range.depth : 0; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bulletList || node.type === nodes.numberedList)
      return { node, position: $from.before(depth) };
  }
  return null;
}

/** Whether what is selected, or typed next, is bold. */
export function isBold({ selection: { from, to, empty, $from }, storedMarks, doc }: EditorState): boolean {
  if (empty) return Boolean(marks.bold.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, marks.bold);
}
