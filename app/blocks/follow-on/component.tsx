import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { CmsLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import { RichText } from "~/design/rich-text";
import { isExternal } from "~/fields/links";

export function FollowOnBlock({ block }: { block: Block<"follow_on" | "volgOns"> }) {
  const { t } = useTranslation();
  const { socials } = usePageContext();
  const siteLinks = socials.map(({ title, url }) => ({ title, url, external: isExternal(url) }));
  const links = block.links.length > 0 ? block.links : siteLinks;
  if (links.length === 0) return null;
  return (
    <div className="block-panel follow">
      <div className="body">
        <h2>{block.title ?? t("followOn.title")}</h2>
        {block.html && <RichText className="prose" headings={3} html={block.html} />}
        <ul className="actions">
          {links.map((link) => (
            <li key={link.url}>
              <CmsLink className="btn btn-second" link={link} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
