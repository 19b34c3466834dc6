import fc from "fast-check";
import { DOMParser } from "prosemirror-model";
import { AllSelection, type Command, EditorState, TextSelection } from "prosemirror-state";
import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { writeSyntax } from "~/fields/document/write-syntax";
import { isBold, listAround, toggleBold, toggleList } from "./commands";
import { fromEditor, toEditor } from "./convert";
import { linkRange, removeLink, setLink } from "./links";
import { nodes, plainAttributes, textSchema } from "./text-schema";

const syntaxOf = ({ doc }: Pick<EditorState, "doc">) => writeSyntax(fromEditor(doc));

/** A state with this text; `<` and `>` are the ends of the selection, without them all is selected. */
function stateOf(typed: string): EditorState {
  const state = EditorState.create({ doc: toEditor(readSyntax(typed)) });
  const find = (sign: string) => {
    let found: number | null = null;
    state.doc.descendants((node, position) => {
      const index = node.text?.indexOf(sign) ?? -1;
      if (index >= 0) found = position + index;
    });
    return found;
  };
  const [from, to] = [find("<"), find(">")];
  if (from === null || to === null) return state.apply(state.tr.setSelection(new AllSelection(state.doc)));
  const tr = state.tr.delete(to, to + 1).delete(from, from + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, from, to - 1)));
}

function run(typed: string, command: Command): EditorState {
  let state = stateOf(typed);
  command(state, (transaction) => {
    state = state.apply(transaction);
  });
  return state;
}

test("every text of the small syntax is the same text in the editor", () => {
  const signs = ["**", "- ", "1. ", "  ", "[a](/b)", "[**a** b](/c)", "\n", "\n\n", "woord", "😀", "\\", "*"];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...signs), { maxLength: 30 }), (parts) => {
      const document = readSyntax(parts.join(""));
      const content = toEditor(document);
      content.check();
      expect(readSyntax(writeSyntax(fromEditor(content)))).toEqual(document);
    }),
    { numRuns: 500 },
  );
});

test.each<[name: string, command: Command, before: string, after: string]>([
  ["bold", toggleBold, "een <twee> drie", "een **twee** drie"],
  ["not bold", toggleBold, "een **<twee>** drie", "een twee drie"],
  ["a list", toggleList(nodes.bulletList), "<een\n\ntwee>", "- een\n- twee"],
  [
    "one list of texts and a list",
    toggleList(nodes.numberedList),
    "<een\n\n- twee\n- drie>",
    "1. een\n2. twee\n3. drie",
  ],
  ["no list", toggleList(nodes.bulletList), "- een\n- <twee>", "- een\n\ntwee"],
  ["a numbered list of a list", toggleList(nodes.numberedList), "- een\n- <twee>", "1. een\n2. twee"],
  ["a numbered list inside", toggleList(nodes.numberedList), "- een\n  - <twee>", "- een\n  1. twee"],
])("a button makes %s", (_, command, before, after) => {
  expect(syntaxOf(run(before, command))).toBe(after);
});

test("the buttons show what is at the selection", () => {
  const shown = (typed: string) => {
    const state = stateOf(typed);
    return [isBold(state), listAround(state)?.node.type.name ?? null, linkRange(state).address];
  };
  expect(shown("- **een <twee>**")).toEqual([true, "bulletList", ""]);
  expect(shown("1. een\n   - drie <twee>")).toEqual([false, "bulletList", ""]);
  expect(shown("[een **<twee>**](/a)")).toEqual([true, null, "/a"]);
});

test.each<[before: string, words: string, address: string, after: string]>([
  ["zie <hier>", "hier", "/a", "zie [hier](/a)"],
  ["zie <**hier** en daar>", "hier en daar", "/a", "zie [**hier** en daar](/a)"],
  ["zie <> verder", "hier", "/a", "zie [hier](/a) verder"],
  ["zie [ergens **<>anders**](/b) nu", "ergens anders", "/a", "zie [ergens **anders**](/a) nu"],
  ["zie [ergens <>anders](/b) nu", "hier", "/a", "zie [hier](/a) nu"],
  ["<een\n\ntwee>", "een", "/a", "[een](/a)\n\ntwee"],
])("a link in %j with the words %j", (before, words, address, after) => {
  const state = stateOf(before);
  const linked = state.apply(setLink(state, linkRange(state), words, address));
  expect(syntaxOf(linked)).toBe(after);
  const [first = ""] = after.split("](");
  expect(linked.selection.empty, "the caret stands after the link").toBe(true);
  expect(first).toContain("[");
});

test("a link is taken away from all its words, and stays elsewhere", () => {
  const state = stateOf("[een **<>twee**](/a) [drie](/a)");
  expect(syntaxOf(state.apply(removeLink(state, linkRange(state))))).toBe("een **twee** [drie](/a)");
});

test.each<[pasted: string, text: string]>([
  ["<h2 onclick='alert(1)'>Kop</h2><p style='color:red'>a <i>b</i> <u>c</u></p>", "Kop\n\na b c"],
  ["<b style='font-weight:normal'>a <span style='font-weight:700'>b</span></b>", "a **b**"],
  [
    "<p><a href='javascript:alert(1)'>a</a> <a href='//x.nl'>b</a> <a href='/c' onclick=x>c</a></p>",
    "a b [c](/c)",
  ],
  ["<p>a<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)>b</p>", "ab"],
  ["<table><tr><td>a</td><td>b</td></tr></table>", "a\n\nb"],
  ["<ul><li><p>a</p><ul><li>b</li></ul></li></ul><ol><li>c</li></ol>", "- a\n  - b\n1. c"],
  ["<blockquote>a</blockquote><pre>b\nc</pre>a &lt;script&gt;", "a\n\nb c\n\na <script>"],
  ["<iframe srcdoc='<p>x</p>'></iframe><form><input value=x><button>a</button></form>", "a"],
])("pasted %j becomes %j", (pasted, text) => {
  const holder = document.implementation.createHTMLDocument("").body;
  holder.innerHTML = plainAttributes(pasted);
  expect(syntaxOf({ doc: DOMParser.fromSchema(textSchema).parse(holder) })).toBe(text);
});
