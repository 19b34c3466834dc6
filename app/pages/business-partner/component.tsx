import type { PageProps } from "~/pages/types";
import { ArticleLayout } from "../article-layout";

/** A company that helps, with what kind of partner it is above its name. */
export function BusinessPartnerPage({ page, preview }: PageProps<"business_partner">) {
  const meta = page.tag && <span className="tag">{page.tag}</span>;
  return <ArticleLayout page={page} preview={preview} meta={meta} />;
}
