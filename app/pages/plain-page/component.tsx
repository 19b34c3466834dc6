import { hasFeedbackForm } from "~/pages/page-traits";
import type { PageProps } from "~/pages/types";
import { ArticleLayout } from "../article-layout";

/** A page without share links: about a region, or a quiz, which has no toolbar either. */
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
