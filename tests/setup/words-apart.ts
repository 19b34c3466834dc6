/** Elements that browsers show on their own line without style. */
const blocks = new Set(
  `address article aside blockquote body dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4
  header hr legend li main nav ol option p pre section select table tbody td tfoot th thead tr ul`.split(
    /\s+/,
  ),
);
/** Elements without text that separate words. */
const between = new Set(["br", "img", "input", "textarea", "iframe", "audio", "video"]);
const unread = new Set(["script", "style", "title", "template", "svg", "datalist"]);

/**
 * Words that only style separates; they run together in text browsers, search results and copied text. Each as
 * `end of one|start of the next`.
 */
export function wordsThatRunTogether(root: Element): string[] {
  const found: string[] = [];
  let before = "";
  const visit = (node: Node) => {
    if (node.nodeType === node.TEXT_NODE) {
      const text = node.textContent ?? "";
      if (text === "") return;
      if (/[\p{L}\p{N}.,:;!?)*”’]$/u.test(before) && /^[\p{L}\p{N}(‘“]/u.test(text) && !isPartOfAWord(node)) {
        found.push(`${before.slice(-30)}|${text.slice(0, 30)}`);
      }
      before = text;
      return;
    }
    if (node.nodeType !== node.ELEMENT_NODE) return;
    const name = node.nodeName.toLowerCase();
    if (unread.has(name)) return;
    const apart = blocks.has(name) || between.has(name);
    if (apart) before = "";
    for (const child of node.childNodes) visit(child);
    if (apart) before = "";
  };
  visit(root);
  return found;
}

/** React renders text and numbers as adjacent text nodes; editors may make a part of a word bold. */
function isPartOfAWord(node: Node): boolean {
  const previous = node.previousSibling;
  const isJoined = previous !== null && previous.nodeType !== node.ELEMENT_NODE;
  return isJoined || node.parentElement?.closest(".prose p, .prose li, .prose td") !== null;
}
