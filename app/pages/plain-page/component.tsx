import { hasFeedbackForm } from "~/pages/page-traits";
import type { PageProps } from "~/pages/types";
import { ArticleLayout } from "../article-layout";

/** A page whose head does not ask to share it: about a region, or a quiz, which is nothing to read. */
export function PlainPage({ page, preview }: PageProps<"over_de_regio" | "quiz">) {
  return (
    <ArticleLayout
      page={page}
      preview={preview}
      toolbar={page.type !== "quiz"}
      feedback={hasFeedbackForm(page)}
    />
  );
}
