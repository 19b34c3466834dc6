import sanitizeHtml from "sanitize-html";
import { mediaUrl } from "./images";
import { isPageless } from "./links";

const headings = ["h2", "h3", "h4"];
const aligned = [...headings, "p", "ul", "ol", "blockquote", "figure", "td", "th", "img"];

/**
 * Prefix of the anchors of editors, so that they never equal an id of the page, none of which begins with it
 * (docs/decisions/0033-anchors-of-editors.md).
 */
const anchorPrefix = "tekst-";

/** The property of a block with the id that an editor gave it. */
const idKey = "htmlId";

/** Elements of a text that keep the id that an editor gave them. */
export const anchorTags = [...headings, "p", "ul", "ol", "li", "blockquote", "figure", "table", "a"];

/** The id of a block, or of an element in a text, to which an editor gave `id`. */
export function textAnchor(id: string): string {
  return `${anchorPrefix}${id}`;
}

/** The id as the editor wrote it. */
export function plainAnchor(anchor: string): string {
  return anchor.slice(anchorPrefix.length);
}

/**
 * The HTML of a document in which the anchors of editors are as they wrote them, so that links to `/pad#kosten` arrive.
 * The prefix stays only where the page has an element with the same id.
 */
export function withPlainAnchors(html: string): string {
  if (!html.includes(` id="${anchorPrefix}`)) return html;
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
  const reference = new RegExp(`( id="| href="#)${anchorPrefix}([^"]+)(?=")`, "g");
  return html.replace(reference, (prefixed, start: string, id: string) =>
    ids.has(id) ? prefixed : start + id,
  );
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["a", "strong", "em", "u", "s", "sub", "sup", "abbr", "span", "code"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    ...Object.fromEntries(anchorTags.map((tag) => [tag, ["id"]])),
    a: ["href", "title", "hreflang", "lang", "rel", "id"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height", "loading"],
    ol: ["start", "id"],
    span: ["lang"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedClasses: {
    a: ["external"],
    ...Object.fromEntries(aligned.map((tag) => [tag, ["align-center", "align-right"]])),
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // A heading or a link without words or picture is nothing but a stop for screen readers.
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) =>
    tag === "img"
      ? !attribs.src
      : (headings.includes(tag) || (tag === "a" && attribs.href !== undefined)) &&
        !text.trim() &&
        mediaChildren.length === 0,
  transformTags: {
    b: "strong",
    i: "em",
    ...Object.fromEntries([...aligned, "li", "table"].map((tag) => [tag, withAlignment(tag)])),
    h1: withAlignment("h2"),
    h5: withAlignment("h4"),
    h6: withAlignment("h4"),
    img: (tagName, { src, ...attribs }) => {
      const { class: alignment, alt = "" } = withAlignment(tagName)(tagName, attribs).attribs;
      const image = { alt, ...(src && { src: mediaUrl(src) }), ...sizeOf(src, attribs), loading: "lazy" };
      return { tagName, attribs: alignment ? { ...image, class: alignment } : image };
    },
    a: (tagName, { class: _class, id, name, href = "", ...others }) => ({
      tagName,
      attribs: {
        ...(href && !isPageless(href) && { href }),
        ...others,
        ...anchorOf(id || name),
        ...(/^https?:/i.test(href) && { class: "external", rel: "noopener" }),
      },
    }),
  },
};

/**
 * Keeps alignment as a class and drops all other styles: the content security policy forbids inline styles.
 * The CMS writes alignment as a style, as `align` or `data-align`, or as a class of Drupal.
 */
function withAlignment(tag: string): sanitizeHtml.Transformer {
  return (
    _tagName,
    { style = "", align = "", "data-align": data = "", class: names = "", id, ...attribs },
  ) => {
    const [, side] =
      /(?:text-align:|(?:^| )(?:text-)?align-)\s*(center|right)/.exec(
        `${style} ${names} align-${align || data}`,
      ) ?? [];
    return {
      tagName: tag,
      attribs: {
        ...attribs,
        ...anchorOf(id),
        ...(side && { class: `align-${side}` }),
      },
    };
  };
}

function anchorOf(id = ""): sanitizeHtml.Attributes {
  return id && !/\s/.test(id) ? { id: textAnchor(id) } : {};
}

/** The size in the attributes, else in the file name of the crop (`/808x455.jpg`); else empty. */
function sizeOf(src = "", { width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (width && height && isLength(width) && isLength(height)) return { width, height };
  const [, cropWidth, cropHeight] = /\/(\d{2,4})x(\d{2,4})\.\w+(?:\?|$)/.exec(src) ?? [];
  return cropWidth && cropHeight ? { width: cropWidth, height: cropHeight } : {};
}

function isLength(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text);
}

/** Their content is dropped, or is text in which tags mean nothing: without these tags it is sanitised as the rest. */
const textTags = /<\/?(?:option|optgroup|select|textarea|title|xmp)\b[^>]*>/gi;
/** Disallowed tags that stand for a new line. Without them the words around them would run together. */
const blockTags =
  /<\/?(?:address|article|aside|body|button|center|details|dialog|dir|div|fieldset|footer|form|header|hgroup|html|legend|listing|main|menu|nav|pre|search|section|summary|tfoot)\b/gi;

/**
 * Removes unsafe HTML from the text of an editor, and keeps its words. Headings skip no level. Empty without
 * text, picture or table.
 */
export function sanitiseHtml(html: string): string {
  const parsed = html.replace(textTags, " ").replace(blockTags, " $&");
  const clean = uniqueIds(withoutSkippedLevels(sanitizeHtml(parsed, options).trim()));
  if (!/[^\s&;]/.test(clean.replace(/<(?!img|table)[^>]*>|&nbsp;/g, ""))) return "";
  // A picture of unknown size gets a box with a fixed ratio, so that the page does not shift when it loads.
  return clean.replace(/<img(?![^>]* width=)[^>]*>/g, '<span class="unsized">$&</span>');
}

/** Converts HTML to plain text, for descriptions and cards. */
export function textOfHtml(html: string): string {
  const text = sanitizeHtml(html.replace(/<(\/p|\/li|\/h\d|br)[^>]*>/g, " "), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ")
    .trim();
}

const heading = /<h([2-4])(?=[ >])([\s\S]*?)<\/h\1>/g;

/** The first heading gets the highest level of the text; each next one is at most one level below the last. */
function withoutSkippedLevels(html: string): string {
  const highest = Math.min(...Array.from(html.matchAll(heading), ([, digit]) => Number(digit)));
  const above: number[] = [];
  return html.replace(heading, (_, digit: string, rest: string) => {
    while ((above.at(-1) ?? 0) >= Number(digit)) above.pop();
    const level = highest + above.length;
    above.push(Number(digit));
    return `<h${level}${rest}</h${level}>`;
  });
}

const textId = new RegExp(`(<[a-z][a-z1-6]* [^>]*\\bid=")(${anchorPrefix}[^"]*)(?=")`, "g");

/** Numbers the ids that occur before: `tekst-kosten`, `tekst-kosten-2`. */
function uniqueIds(html: string, used = new Set<string>()): string {
  return html.replace(textId, (_, start: string, id: string) => start + uniqueId(id, used));
}

function uniqueId(id: string, used: Set<string>): string {
  let unique = id;
  for (let number = 2; used.has(unique); number += 1) unique = `${id}-${number}`;
  used.add(unique);
  return unique;
}

/** Makes the ids of editors unique in all blocks and texts of a page, which is changed. */
export function makeIdsUnique(page: object, used = new Set<string>()): void {
  for (const [key, value] of Object.entries(page)) {
    if (typeof value === "object" && value !== null) makeIdsUnique(value, used);
    else if (typeof value === "string" && key === idKey)
      Object.assign(page, { [key]: uniqueId(value, used) });
    else if (typeof value === "string" && value.includes(`id="${anchorPrefix}`))
      Object.assign(page, { [key]: uniqueIds(value, used) });
  }
}
