import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { RichText } from "~/design/rich-text";
import { NewsletterForm } from "~/features/newsletter/form";

/** Posts to /nieuwsbrief like every newsletter form (docs/decisions/0005-newsletter.md). */
export function SpotlerFormBlock({ block }: { block: Block<"spotler_form"> }) {
  const { t } = useTranslation();
  const { id, formId, title, html } = block;
  const { scoreSdv, runid } = block.data ?? block;
  const classes = `form-page spotler spotler-${block.alignment} spotler-${block.width} ground-${block.color}`;
  return (
    <div className={classes}>
      {title && <h2>{title}</h2>}
      {html && <RichText className="prose" html={html} headings={title ? 3 : 2} />}
      <NewsletterForm
        id={`spotler-${id}`}
        label={block.emailLabel}
        hint={t("newsletter.hint")}
        mailing={{ formId, scoreSdv: scoreSdv ?? "", runid: runid ?? "" }}
      />
      <p className="hint">
        <a href="/privacy">{t("newsletter.privacy")}</a>
      </p>
    </div>
  );
}
