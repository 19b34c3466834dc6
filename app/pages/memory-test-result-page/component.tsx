import { ArticleLayout } from "../article-layout";
import type { PageProps } from "../components";

/**
 * What follows on a memory test, for everyone alike. The score and the text that belongs to it stand above these
 * blocks; nobody is asked to share the page.
 */
export function MemoryTestResultPage({ page, preview }: PageProps<"memory_test_result_page">) {
  return <ArticleLayout page={page} preview={preview} />;
}
