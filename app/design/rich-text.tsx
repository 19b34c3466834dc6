import { useTranslation } from "react-i18next";
import { addressForPaper } from "~/fields/links";

interface RichTextProps {
  /** Sanitised HTML (app/fields/rich-text.ts). */
  html: string;
  className?: string;
  /** The level of the highest heading in the text, to fit the outline of the page. */
  headings?: 2 | 3 | 4;
}

/** Text of an editor, with marked links to other sites and tables that can be scrolled by keyboard. */
export function RichText({ html, className, headings = 2 }: RichTextProps) {
  const { t } = useTranslation();
  const marked = html.replace(
    /(<a [^>]*class="external"[^>]*>[\s\S]*?)<\/a>/g,
    `$1 <span class="external-mark">(${t("link.external")})</span></a>`,
  );
  const scrolling = withScrollingTables(withAddressesForPaper(marked), t("richText.table"));
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was decoded
    <div className={className} dangerouslySetInnerHTML={{ __html: shiftHeadings(scrolling, headings) }} />
  );
}

function withAddressesForPaper(html: string): string {
  return html.replace(
    /(<a [^>]*\bhref="((?:mailto|tel):[^"]*)"[^>]*)>([\s\S]*?)<\/a>/gi,
    (link, start: string, url: string, words: string) => {
      const address = addressForPaper(url, words.replace(/<[^>]*>/g, ""));
      return address ? `${start} data-address="${address}">${words}</a>` : link;
    },
  );
}

/** Puts each table into a container that can be scrolled, but no table inside another one. */
function withScrollingTables(html: string, label: string): string {
  let depth = 0;
  return html.replace(/<(\/?)table\b[^>]*>/g, (tag, slash: string, start: number) => {
    depth += slash ? -1 : 1;
    if (slash) return depth === 0 ? `${tag}</div>` : tag;
    if (depth > 1) return tag;
    const name = tableName(html.slice(start, html.indexOf("</table>", start)));
    const named = [label, name].filter(Boolean).join(": ");
    return `<div class="table-scroll" role="region" aria-label="${named}" tabindex="0">${tag}`;
  });
}

/** The name of a table, escaped for an attribute: its caption, else its first header cell. */
function tableName(table: string): string {
  const [, name = ""] = /<(?:caption|th)\b[^>]*>([\s\S]*?)<\/(?:caption|th)>/.exec(table) ?? [];
  return name
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .replaceAll('"', "&quot;")
    .trim();
}

/** Shifts all headings by the same step, so that the highest has the given level; h6 is the lowest. */
function shiftHeadings(html: string, level: number): string {
  const levels = [...html.matchAll(/<h([2-4])[ >]/g)].map(([, number]) => Number(number));
  const step = level - Math.min(...levels);
  if (levels.length === 0 || step === 0) return html;
  return html.replace(/<(\/?)h([2-4])(?=[ >])/g, (_, slash: string, number: string) => {
    return `<${slash}h${Math.min(6, Number(number) + step)}`;
  });
}
