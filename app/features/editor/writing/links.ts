import { type EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { hrefOf, marks, textSchema } from "./text-schema";

/** A part of the text that is a link, or may become one. */
export interface LinkRange {
  from: number;
  to: number;
  words: string;
  /** Empty where it is no link yet. */
  address: string;
}

/** The link at the selection, else what is selected in one paragraph. */
export function linkRange({ selection: { $from, $to }, doc }: EditorState): LinkRange {
  const end = $to.sameParent($from) ? $to.pos : $from.end();
  let range = { from: $from.pos, to: end, address: "" };
  let at = $from.start();
  let open: typeof range | null = null;
  // The parts of a link may differ in boldness, so neighbours with the same address are one link.
  $from.parent.forEach((part) => {
    const mark = marks.link.isInSet(part.marks);
    const address = mark ? hrefOf(mark) : "";
    open = open && address === open.address ? { ...open, to: at + part.nodeSize } : null;
    open ??= { from: at, to: at + part.nodeSize, address };
    if (address && open.from <= $from.pos && end <= open.to) range = open;
    at += part.nodeSize;
  });
  return { ...range, words: doc.textBetween(range.from, range.to, " ", " ") };
}

/** Makes a range a link with these words. Words that stay as they were keep their marks. */
export function setLink(state: EditorState, range: LinkRange, words: string, address: string): Transaction {
  const mark = marks.link.create({ href: address });
  const { tr } = state;
  if (words !== range.words) {
    const kept = state.doc.resolve(range.from).marksAcross(state.doc.resolve(range.to)) ?? [];
    tr.replaceWith(range.from, range.to, textSchema.text(words, mark.addToSet(kept)));
  } else tr.removeMark(range.from, range.to, marks.link).addMark(range.from, range.to, mark);
  return tr
    .setSelection(TextSelection.create(tr.doc, range.from + words.length))
    .removeStoredMark(marks.link);
}

export function removeLink({ tr }: EditorState, { from, to }: LinkRange): Transaction {
  return tr.removeMark(from, to, marks.link);
}
