interface RichTextProps {
  /** Sanitised when it was decoded (app/utils/rich-text.ts). */
  html: string;
  className?: string;
}

/** Text of an editor. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised at the boundary, the only place that makes it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
