import type { PageProps } from "~/pages/types";
import { ArticleLayout } from "../article-layout";

/** A company that supports the charity, with its kind of partnership above the title. */
export function BusinessPartnerPage({ page, preview }: PageProps<"business_partner">) {
  const meta = page.tag && <span className="tag">{page.tag}</span>;
  return <ArticleLayout page={page} preview={preview} meta={meta} />;
}
