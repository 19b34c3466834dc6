import sanitizeHtml from "sanitize-html";
import { mediaUrl } from "./images";

const aligned = ["h2", "h3", "h4", "p", "td", "th"];

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    ...["h2", "h3", "h4", "p", "br", "hr", "blockquote", "ul", "ol", "li", "dl", "dt", "dd"],
    ...["a", "strong", "em", "u", "s", "sub", "sup", "abbr", "span", "code"],
    ...["table", "caption", "thead", "tbody", "tr", "th", "td", "figure", "figcaption", "img"],
  ],
  allowedAttributes: {
    a: ["href", "hreflang", "lang", "rel", "target"],
    abbr: ["title"],
    img: ["src", "alt", "width", "height", "loading"],
    ...Object.fromEntries(["h2", "h3", "h4"].map((tag) => [tag, ["id"]])),
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
    img: (tagName, { src, ...attribs }) => ({
      tagName,
      attribs: { alt: "", ...attribs, ...(src && { src: mediaUrl(src) }), loading: "lazy" },
    }),
    a: (tagName, { target: _target, class: _class, ...attribs }) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? "")
        ? { ...attribs, class: "external", rel: "noopener" }
        : attribs,
    }),
  },
};

/** The one style of an editor that stays is the alignment, as a class: inline styles are forbidden by our policy. */
function withAlignment(tag: string): sanitizeHtml.Transformer {
  return (_tagName, { style = "", align = "", class: _class, ...attribs }) => {
    const [, side] = /(?:^|text-align:\s*)(center|right)/.exec(style || align) ?? [];
    return { tagName: tag, attribs: side ? { ...attribs, class: `align-${side}` } : attribs };
  };
}

/** Text of an editor as HTML that is safe to show. Empty when nothing is left to read. */
export function sanitiseHtml(html: string): string {
  const clean = sanitizeHtml(html, options).trim();
  if (!/[^\s&;]/.test(clean.replace(/<(?!img|table)[^>]*>|&nbsp;/g, ""))) return "";
  return clean
    .replaceAll("<table", '<div class="table-scroll" role="region" aria-label="Tabel" tabindex="0"><table')
    .replaceAll("</table>", "</table></div>");
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
