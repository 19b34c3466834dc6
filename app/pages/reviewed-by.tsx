import { useTranslation } from "react-i18next";
import { longDate } from "~/utils/dates";
import type { Page } from "./types";

export type Reviewed = Pick<Page, "review" | "changed">;

/** The end of a medical page: when it was changed, and who reviewed it; nothing on a page without a reviewer. */
export function ReviewedBy({ page: { review, changed } }: { page: Reviewed }) {
  const { t } = useTranslation();
  if (!review) return null;
  return (
    <p className="reviewed">
      {changed && t("page.updated", { date: longDate(changed) })}{" "}
      {review.on
        ? t("page.reviewedOn", { name: review.by, date: longDate(review.on) })
        : t("page.reviewed", { name: review.by })}
    </p>
  );
}

/** The same as the last section of a page whose blocks are sections. */
export function ReviewSection({ page }: { page: Reviewed }) {
  if (!page.review) return null;
  return (
    <div className="wrap section section-tight">
      <ReviewedBy page={page} />
    </div>
  );
}
