import { CmsLink } from "~/components/cms-link";
import { SectionTitle } from "~/components/section-title";
import type { Block } from "../schemas";

export function HomeLinkGridBlock({ block }: { block: Block<"home_link_grid"> }) {
  return (
    <>
      <SectionTitle title={block.title} />
      <ul className="link-grid">
        {block.items.map(({ link, description }) => (
          <li key={link.url}>
            <CmsLink link={link}>
              {link.title || link.url}
              {description && <span className="hint">{description}</span>}
            </CmsLink>
          </li>
        ))}
      </ul>
    </>
  );
}
