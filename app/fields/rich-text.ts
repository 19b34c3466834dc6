import sanitizeHtml from "sanitize-html";
import { mediaUrl } from "./images";

const headings = ["h2", "h3", "h4"];
const aligned = [...headings, "p", "ul", "ol", "blockquote", "figure", "td", "th", "img"];

/**
 * Stands before every anchor of an editor, so that none is one of the page's own (docs/decisions/0033-anchors-of-editors.md).
 */
const anchorPrefix = "tekst-";

/** The id that a heading of an editor gets. */
export function textAnchor(id: string): string {
  return `${anchorPrefix}${id}`;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["a", "strong", "em", "u", "s", "sub", "sup", "abbr", "span", "code"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    a: ["href", "title", "hreflang", "lang", "rel"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height", "loading"],
    ...Object.fromEntries(headings.map((tag) => [tag, ["id"]])),
    ol: ["start"],
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
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  transformTags: {
    b: "strong",
    i: "em",
    ...Object.fromEntries(aligned.map((tag) => [tag, withAlignment(tag)])),
    h1: withAlignment("h2"),
    h5: withAlignment("h4"),
    h6: withAlignment("h4"),
    img: (tagName, { src, ...attribs }) => {
      const { class: alignment, alt = "" } = withAlignment(tagName)(tagName, attribs).attribs;
      const image = { alt, ...(src && { src: mediaUrl(src) }), ...sizeOf(src, attribs), loading: "lazy" };
      return { tagName, attribs: alignment ? { ...image, class: alignment } : image };
    },
    a: (tagName, { class: _class, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? "")
        ? { ...attribs, class: "external", rel: "noopener" }
        : attribs,
    }),
  },
};

/**
 * The one style of an editor that stays is the alignment, as a class: inline styles are forbidden by our policy.
 * Editors of the CMS write it in four ways: as a style, two attributes, and the classes of Drupal.
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
        ...(id && !/\s/.test(id) && { id: textAnchor(id) }),
        ...(side && { class: `align-${side}` }),
      },
    };
  };
}

/** What an editor wrote, else what the name of the crop says (`/808x455.jpg`); nothing where neither says it. */
function sizeOf(src = "", { width, height }: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  if (width && height && isLength(width) && isLength(height)) return { width, height };
  const [, cropWidth, cropHeight] = /\/(\d{2,4})x(\d{2,4})\.\w+(?:\?|$)/.exec(src) ?? [];
  return cropWidth && cropHeight ? { width: cropWidth, height: cropHeight } : {};
}

function isLength(text: string): boolean {
  return /^[1-9]\d{0,4}$/.test(text);
}

/** Text of an editor as HTML that is safe to show. Empty when nothing is left to read. */
export function sanitiseHtml(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  if (!/[^\s&;]/.test(clean.replace(/<(?!img|table)[^>]*>|&nbsp;/g, ""))) return "";
  // Nobody knows the shape of such a picture before it is there: it gets a place of a fixed one.
  return clean.replace(/<img(?![^>]* width=)[^>]*>/g, '<span class="unsized">$&</span>');
}

/** The words of an HTML text without its tags, for descriptions and cards. */
export function plainText(html: string): string {
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
