import type { Block } from "~/blocks/types";
import { Icon } from "~/design/icons/icon";
import { NavigationIcon } from "~/design/icons/navigation-icon";
import { CmsLink } from "~/design/link";
import { SectionTitle } from "~/design/section-title";

export function LinkListBlock({ block }: { block: Block<"link_list"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <ul className="link-list">
        {block.items.map(({ link, description, icon }) => (
          <li key={link.url}>
            <CmsLink link={link}>
              {icon && <NavigationIcon name={icon} />}
              <span>
                {link.title || link.url}
                {description && (
                  <>
                    {" "}
                    <span className="hint">{description}</span>
                  </>
                )}
              </span>
              <Icon name={link.external ? "external" : "arrow"} />
            </CmsLink>
          </li>
        ))}
      </ul>
    </>
  );
}
