import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/cms-link";
import { RichText } from "~/components/rich-text";
import type { Block } from "../schemas";

/** Leads to the activities of the branches; titled by the editor, else by the kind of activity. */
export function ActivityBlock({ block }: { block: Block<"activity_block"> }) {
  const { t } = useTranslation();
  const { title, activityType, html, link } = block;
  const nearby = { url: "/regios", title: t("activityBlock.nearby"), external: false };
  return (
    <div className="block-panel">
      <div className="body">
        {title && activityType && <p className="kicker">{activityType.label}</p>}
        <h2>{title ?? activityType?.label ?? t("activityBlock.title")}</h2>
        {html && <RichText className="prose" headings={3} html={html} />}
        <div className="actions">
          <ButtonLink link={nearby} />
          {link && <ButtonLink link={link} variant="second" />}
        </div>
      </div>
    </div>
  );
}
