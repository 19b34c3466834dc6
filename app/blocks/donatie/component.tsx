import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { ButtonLink } from "~/design/link";
import { Panel } from "~/design/panel";
import { RichText } from "~/design/rich-text";

/** An invitation to donate; links to /doneren unless the editor chose another page. */
export function DonatieBlock({ block }: { block: Block<"donatie"> }) {
  const { t } = useTranslation();
  const link = block.link ?? { url: "/doneren", title: "", external: false };
  return (
    <Panel className="panel-give" image={block.image} alt="">
      <h2>{block.title}</h2>
      {block.html && <RichText className="prose" headings={3} html={block.html} />}
      <div className="actions">
        <ButtonLink link={{ ...link, title: link.title || t("prefooter.money.link") }} variant="accent" />
      </div>
    </Panel>
  );
}
