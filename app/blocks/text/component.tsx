import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";

/** Several paragraphs and nothing else, which may stand beside each other where a section is wide. */
const paragraphsOnly = /^(?:<p>(?:(?!<p>).)*<\/p>\s*){2,}$/s;

export function TextBlock({ block: { html } }: { block: Pick<Block<"text">, "html"> }) {
  return <RichText className={paragraphsOnly.test(html) ? "prose paragraphs" : "prose"} html={html} />;
}
