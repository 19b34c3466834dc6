import { useTranslation } from "react-i18next";

interface RichTextProps {
  /** Sanitised when it was decoded (app/fields/rich-text.ts). */
  html: string;
  className?: string;
  /** The level that the text's own highest heading gets, so that it fits the outline of the page. */
  headings?: 2 | 3 | 4;
}

/** Text of an editor. Links to other websites say so in words, and a keyboard can reach and scroll a wide table. */
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the boundary, the only place that makes it
    <div className={className} dangerouslySetInnerHTML={{ __html: atLevel(marked, headings) }} />
  );
}

/** What a table is about, as part of an attribute: its caption, or else its first heading. */
function tableName(table: string): string {
  const [, words = ""] = /<(?:caption|th)\b[^>]*>([\s\S]*?)<\/(?:caption|th)>/.exec(table) ?? [];
  return words
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .replaceAll('"', "&quot;")
    .trim();
}

/** Shifts all headings by the same step; h6 is the deepest. */
function atLevel(html: string, level: number): string {
  const levels = [...html.matchAll(/<h([2-4])[ >]/g)].map(([, number]) => Number(number));
  const step = level - Math.min(...levels);
  if (levels.length === 0 || step === 0) return html;
  return html.replace(/<(\/?)h([2-4])(?=[ >])/g, (_, slash: string, number: string) => {
    return `<${slash}h${Math.min(6, Number(number) + step)}`;
  });
}
