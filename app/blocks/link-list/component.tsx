import { CmsLink } from "~/components/cms-link";
import { Icon } from "~/components/icon";
import { NavigationIcon } from "~/components/navigation-icon";
import { SectionTitle } from "~/components/section-title";
import type { Block } from "../schemas";

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
