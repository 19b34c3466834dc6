import { hasFeedbackForm } from "~/pages/page-traits";
import type { PageProps } from "~/pages/types";
import { ArticleLayout } from "../article-layout";

/** An article. */
export function ContentPage({ page, preview }: PageProps<"content_page">) {
  return <ArticleLayout page={page} preview={preview} share feedback={hasFeedbackForm(page)} />;
}
