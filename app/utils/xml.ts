/** A well-formed fragment of XML. Plain strings are escaped; this type is not. */
export interface Xml {
  readonly xml: string;
}

type Content = Xml | string | null;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
// Characters that XML 1.0 forbids, even escaped: lone surrogates and most control characters.
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** An element; attributes and content that are null are left out. */
export function element(
  name: string,
  attributes: Record<string, string | null>,
  ...content: readonly Content[]
): Xml {
  const present = Object.entries(attributes).filter(([, value]) => value !== null);
  const head = [name, ...present.map(([key, value]) => `${key}="${escapeXml(value ?? "")}"`)].join(" ");
  const inner = content
    .map((part) => (typeof part === "string" ? escapeXml(part) : (part?.xml ?? "")))
    .join("");
  return { xml: inner ? `<${head}>${inner}</${name}>` : `<${head}/>` };
}

/** The text of an XML file in UTF-8. */
export function xmlFile(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

/** A text as content or as the value of an attribute; of HTML, too. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"]/g, (character) => entities[character] ?? "");
}
