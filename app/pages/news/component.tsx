import { RelatedNews } from "~/features/news/related-news";
import { amsterdamDay, longDate } from "~/utils/dates";
import { ArticleLayout } from "../article-layout";
import { asksFeedback } from "../asks-feedback";
import type { PageProps } from "../components";

/** A news item, of the country or of a region: a page to read, with its date where it has one, and what to read after it. */
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
        feedback={asksFeedback(page)}
      />
      <RelatedNews
        items={page.related}
        region={page.type === "regio_nieuws" ? page.region : null}
        category={page.newsCategory?.label ?? null}
      />
    </>
  );
}
