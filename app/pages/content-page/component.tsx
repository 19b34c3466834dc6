import { useTranslation } from "react-i18next";
import { hasFeedbackForm } from "~/pages/page-traits";
import type { PageProps } from "~/pages/types";
import { longDate } from "~/utils/dates";
import { ArticleLayout } from "../article-layout";

/** An article; a medical one ends with who reviewed it. */
export function ContentPage({ page, preview }: PageProps<"content_page">) {
  const { t } = useTranslation();
  const { review, changed } = page;
  return (
    <ArticleLayout page={page} preview={preview} share feedback={hasFeedbackForm(page)}>
      {review && (
        <p className="reviewed">
          {changed && t("page.updated", { date: longDate(changed) })}{" "}
          {review.on
            ? t("page.reviewedOn", { name: review.by, date: longDate(review.on) })
            : t("page.reviewed", { name: review.by })}
        </p>
      )}
    </ArticleLayout>
  );
}
