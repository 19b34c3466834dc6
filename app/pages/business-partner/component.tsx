import { ArticleLayout } from "../article-layout";
import type { PageProps } from "../components";

/** A company that helps, with what kind of partner it is above its name. */
export function BusinessPartnerPage({ page, preview }: PageProps<"business_partner">) {
  const meta = page.tag && <span className="tag">{page.tag}</span>;
  return <ArticleLayout page={page} preview={preview} meta={meta} />;
}
