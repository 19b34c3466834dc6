import { InputRule, inputRules, wrappingInputRule } from "prosemirror-inputrules";
import type { Plugin } from "prosemirror-state";
import { readLinkTarget } from "~/fields/document/link-target";
import { marks, nodes, textSchema } from "./text-schema";

/** The signs of the small syntax, which are read as soon as they are typed; undone with Backspace. */
export function typedSigns(): Plugin {
  const bold = new InputRule(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, (state, match, from, end) => {
    const [, before = "", words = ""] = match;
    const start = from + before.length;
    const kept = state.doc.resolve(start).marks();
    return state.tr
      .replaceWith(start, end, textSchema.text(words, marks.bold.create().addToSet(kept)))
      .removeStoredMark(marks.bold);
  });
  const link = new InputRule(/\[([^[\]]*[^[\]\s][^[\]]*)\]\(([^\s()]+)\)$/, (state, match, start, end) => {
    const [, words = "", address = ""] = match;
    const href = readLinkTarget(address);
    if (!href) return null;
    const kept = state.doc.resolve(start).marks();
    return state.tr
      .replaceWith(start, end, textSchema.text(words, marks.link.create({ href }).addToSet(kept)))
      .removeStoredMark(marks.link);
  });
  return inputRules({
    rules: [
      wrappingInputRule(/^-\s$/, nodes.bulletList),
      wrappingInputRule(/^1\.\s$/, nodes.numberedList),
      bold,
      link,
    ],
  });
}
