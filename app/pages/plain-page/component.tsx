import { ArticleLayout } from "../article-layout";
import type { PageProps } from "../components";

/** A page to read that is not shared: about a region, a quiz. */
export function PlainPage({ page, preview }: PageProps<"over_de_regio" | "quiz">) {
  return <ArticleLayout page={page} preview={preview} />;
}
