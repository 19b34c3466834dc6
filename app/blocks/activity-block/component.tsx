import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { ButtonLink } from "~/design/link";
import { RichText } from "~/design/rich-text";
import { FilteredActivities } from "~/features/activities/activity-section";

/**
 * Lists the activities of one type, nationwide or near a place. Without a type it links to the regions. The title is
 * the editor's, else the type.
 */
export function ActivityBlock({ block }: { block: Block<"activity_block"> }) {
  const { t } = useTranslation();
  const { title, activityType, html, link, data } = block;
  const list = data?.list;
  const heading = title ?? activityType?.label ?? t("activityBlock.title");
  const nearby = { url: "/regios", title: t("activityBlock.nearby"), external: false };
  return (
    <div className="block-panel" id={list?.anchor}>
      <div className="body">
        {title && activityType && <p className="kicker">{activityType.label}</p>}
        <h2>{heading}</h2>
        {html && <RichText className="prose" headings={3} html={html} />}
        {list && (
          <div className="u-mt-4">
            <FilteredActivities list={list} title={heading} />
          </div>
        )}
        {(!list || link) && (
          <div className="actions">
            {!list && <ButtonLink link={nearby} />} {link && <ButtonLink link={link} variant="second" />}
          </div>
        )}
      </div>
    </div>
  );
}
