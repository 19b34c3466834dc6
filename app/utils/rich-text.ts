import sanitizeHtml from "sanitize-html";

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
    ol: ["start"],
    span: ["lang"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && !attribs.src,
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h5: "h4",
    h6: "h4",
    img: (tagName, attribs) => ({ tagName, attribs: { alt: "", ...attribs, loading: "lazy" } }),
    a: (tagName, { target: _target, ...attribs }) => ({ tagName, attribs }),
  },
};

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
