import { parseHtml } from "./parse-html";

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
 * Parts of a document that would run or lead visitors away: scripts that are not the site's own, event handlers,
 * addresses with code, styles, and addresses of evil.example. Empty if safe.
 */
export function findInjectedCode(html: string): string[] {
  return [...parseHtml(html).querySelectorAll("*")].flatMap((element) => problemsOf(element));
}

function problemsOf(element: Element): string[] {
  // Only of problems: texts of all elements take longer than the pages themselves.
  const shown = () => element.outerHTML.slice(0, 200);
  const problems: string[] = [];
  if (runsAsCode.includes(element.localName) && !isOwnCode(element)) problems.push(`element: ${shown()}`);
  if (element.localName === "meta" && element.hasAttribute("http-equiv")) problems.push(`meta: ${shown()}`);
  for (const { name, value } of element.attributes) {
    if (/^on/i.test(name) || name === "style") problems.push(`${name}: ${shown()}`);
    // Data URLs of pictures run no code; without a build Vite inlines small files.
    const isPicture = element.localName === "img" && value.startsWith("data:image/");
    if (addresses.includes(name) && !isPicture && leadsAstray(value)) problems.push(`${name}: ${shown()}`);
    // An attribute name that injected text broke into.
    if (name.includes(mark)) problems.push(`${name}: ${shown()}`);
  }
  if (element.localName.includes(mark)) problems.push(`element: ${shown()}`);
  return problems;
}

/** The site's own script, or valid JSON-LD. */
function isOwnCode(element: Element): boolean {
  if (element.localName !== "script") return false;
  if (element.getAttribute("type") === "application/ld+json") return isJson(element.textContent ?? "");
  return ownScript.test(element.getAttribute("src") ?? "") && element.textContent === "";
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
