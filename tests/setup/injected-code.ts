import { type DefaultTreeAdapterTypes, parse, serializeOuter } from "parse5";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** A marker in every attack, to distinguish injected text from the site's own. */
export const mark = "kwaad";

/** What somebody may type into a field. */
export const attacks = [
  `"><script>${mark}()</script><img src=x onerror=${mark}()>`,
  `</textarea></script></title><svg onload=${mark}()>`,
  `javascript:${mark}()`,
  `//evil.example/${mark}`,
  `/\\evil.example\r\nSet-Cookie: ${mark}=1`,
];

const runsAsCode = ["script", "style", "object", "embed", "applet", "base", "frame", "template"];
const addresses = ["href", "src", "action", "formaction", "srcdoc", "data", "poster", "xlink:href", "ping"];
const ownScript = /^\/(?:assets|@vite)\//;

/**
 * Parts of a document that would run or lead visitors away: scripts that are not the site's own, event handlers,
 * addresses with code, styles, and addresses of evil.example. Empty if safe.
 */
export function findInjectedCode(html: string): string[] {
  // Parsed as browsers do, but without a DOM, which takes most of the time of these tests.
  return elementsOf(parse(html, { scriptingEnabled: false })).flatMap(problemsOf);
}

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return "tagName" in node ? [node, ...children] : children;
}

function problemsOf(element: Element): string[] {
  // Only of problems: texts of all elements take longer than the pages themselves.
  const shown = () => serializeOuter(element).slice(0, 200);
  const problems: string[] = [];
  const { tagName } = element;
  const attributes = element.attrs.map(({ prefix, name, value }) => ({
    name: prefix ? `${prefix}:${name}` : name,
    value,
  }));
  const has = (name: string) => attributes.some((attribute) => attribute.name === name);
  if (runsAsCode.includes(tagName) && !isOwnCode(element)) problems.push(`element: ${shown()}`);
  if (tagName === "meta" && has("http-equiv")) problems.push(`meta: ${shown()}`);
  for (const { name, value } of attributes) {
    if (/^on/i.test(name) || name === "style") problems.push(`${name}: ${shown()}`);
    // Data URLs of pictures run no code; without a build Vite inlines small files.
    const isPicture = tagName === "img" && value.startsWith("data:image/");
    if (addresses.includes(name) && !isPicture && leadsAstray(value)) problems.push(`${name}: ${shown()}`);
    // An attribute name that injected text broke into.
    if (name.includes(mark)) problems.push(`${name}: ${shown()}`);
  }
  if (tagName.includes(mark)) problems.push(`element: ${shown()}`);
  return problems;
}

/** The site's own script, or valid JSON-LD. */
function isOwnCode({ tagName, attrs, childNodes }: Element): boolean {
  if (tagName !== "script") return false;
  const read = (name: string) => attrs.find((attribute) => attribute.name === name)?.value ?? "";
  const text = childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  if (read("type") === "application/ld+json") return isJson(text);
  return ownScript.test(read("src")) && text === "";
}

/** Reads the address as browsers do, without control characters and spaces. */
function leadsAstray(address: string): boolean {
  const read = address.replace(/[\p{Cc} ]/gu, "").toLowerCase();
  return /^(javascript|data|vbscript|blob|file):/.test(read) || /^(https?:)?[\\/]{2}evil\.example/.test(read);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
