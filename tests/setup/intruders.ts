import { parseHtml } from "./parse-html";

/** Stands in everything an attack brings in, so that it can be told from what the site says itself. */
export const mark = "kwaad";

const runsAsCode = [
  "script",
  "style",
  "object",
  "embed",
  "applet",
  "base",
  "frame",
  "svg script",
  "template",
];
const addresses = ["href", "src", "action", "formaction", "srcdoc", "data", "poster", "xlink:href", "ping"];
const ownScript = /^\/(?:assets|@vite)\//;

/**
 * What of a document would run, or lead a visitor away, as a browser reads it: scripts that are not the site's own,
 * event handlers, addresses with code in them, styles, and addresses of evil.example. Empty when it is safe.
 */
export function intrudersIn(html: string): string[] {
  return [...parseHtml(html).querySelectorAll("*")].flatMap((element) => problemsOf(element));
}

function problemsOf(element: Element): string[] {
  const shown = element.outerHTML.slice(0, 200);
  const problems: string[] = [];
  if (runsAsCode.includes(element.localName) && !isOwnCode(element)) problems.push(`element: ${shown}`);
  if (element.localName === "meta" && element.hasAttribute("http-equiv")) problems.push(`meta: ${shown}`);
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name) || name === "style") problems.push(`${name}: ${shown}`);
    // A picture inside the page runs nothing; without a build small files of ours are written so.
    const isPicture = element.localName === "img" && value.startsWith("data:image/");
    if (addresses.includes(name) && !isPicture && leadsAstray(value)) problems.push(`${name}: ${shown}`);
    // An attribute that text of an attack broke out to.
    if (name.includes(mark)) problems.push(`${name}: ${shown}`);
  }
  if (element.localName.includes(mark)) problems.push(`element: ${shown}`);
  return problems;
}

/** The site's own script, or data in the words of schema.org that is whole. */
function isOwnCode(element: Element): boolean {
  if (element.localName !== "script") return false;
  if (element.getAttribute("type") === "application/ld+json") return isJson(element.textContent ?? "");
  return ownScript.test(element.getAttribute("src") ?? "") && element.textContent === "";
}

/** As browsers read it: without control characters and spaces in front. */
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
