import { ArticleLayout } from "../article-layout";
import { asksFeedback } from "../asks-feedback";
import type { PageProps } from "../components";

/** A page whose head does not ask to share it: about a region, or a quiz, which is nothing to read. */
export function PlainPage({ page, preview }: PageProps<"over_de_regio" | "quiz">) {
  return (
    <ArticleLayout
      page={page}
      preview={preview}
      toolbar={page.type !== "quiz"}
      feedback={asksFeedback(page)}
    />
  );
}
