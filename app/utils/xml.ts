/** A piece of XML that is whole and safe; plain strings become text. */
export interface Xml {
  readonly xml: string;
}

type Content = Xml | string | null;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// Everything that XML 1.0 does not know, also escaped: halves of characters and most control characters.
const unknown = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** An element; attributes without a value and content that is null are left out. */
export function element(
  name: string,
  attributes: Record<string, string | null>,
  ...content: readonly Content[]
): Xml {
  const given = Object.entries(attributes).filter(([, value]) => value !== null);
  const head = [name, ...given.map(([key, value]) => `${key}="${escaped(value ?? "")}"`)].join(" ");
  const inner = content
    .map((part) => (typeof part === "string" ? escaped(part) : (part?.xml ?? "")))
    .join("");
  return { xml: inner ? `<${head}>${inner}</${name}>` : `<${head}/>` };
}

/** The text of a file, in UTF-8. */
export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function escaped(text: string): string {
  return text.replace(unknown, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
