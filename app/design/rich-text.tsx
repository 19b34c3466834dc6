import { useTranslation } from "react-i18next";

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
  const marked = html
    .replace(
      /(<a [^>]*class="external"[^>]*>[\s\S]*?)<\/a>/g,
      `$1 <span class="external-mark">(${t("link.external")})</span></a>`,
    )
    .replace(/<table[\s\S]*?<\/table>/g, (table) => {
      const label = [t("richText.table"), tableName(table)].filter(Boolean).join(": ");
      return `<div class="table-scroll" role="region" aria-label="${label}" tabindex="0">${table}</div>`;
    });
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when it was decoded
    <div className={className} dangerouslySetInnerHTML={{ __html: shiftHeadings(marked, headings) }} />
  );
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
