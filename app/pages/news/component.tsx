import { RelatedNews } from "~/features/news/related-news";
import { hasFeedbackForm } from "~/pages/page-traits";
import type { PageProps } from "~/pages/types";
import { amsterdamDay, longDate } from "~/utils/dates";
import { ArticleLayout } from "../article-layout";

/** A national or regional news item with its date, followed by related news. */
export function NewsPage({ page, preview }: PageProps<"news" | "regio_nieuws">) {
  return (
    <>
      <ArticleLayout
        page={page}
        preview={preview}
        meta={
          page.publicationDate && (
            <time dateTime={amsterdamDay(new Date(page.publicationDate))}>
              {longDate(page.publicationDate)}
            </time>
          )
        }
        share
        feedback={hasFeedbackForm(page)}
      />
      <RelatedNews
        items={page.data?.related ?? []}
        region={page.type === "regio_nieuws" ? page.region : null}
        category={page.newsCategory?.label ?? null}
        shown={page.header.image}
      />
    </>
  );
}
