import type { Block } from "~/blocks/types";
import { NavigationIcon } from "~/design/icons/navigation-icon";
import { CmsLink } from "~/design/link";
import { SectionTitle } from "~/design/section-title";

export function HomeLinkGridBlock({ block }: { block: Block<"home_link_grid"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <ul className="link-grid">
        {block.items.map(({ link, description, icon }) => (
          <li key={link.url}>
            <CmsLink link={link} className={icon ? "with-icon" : undefined}>
              {icon && <NavigationIcon name={icon} />}
              {link.title || link.url}
              {description && (
                <>
                  {" "}
                  <span className="hint">{description}</span>
                </>
              )}
            </CmsLink>
          </li>
        ))}
      </ul>
    </>
  );
}
