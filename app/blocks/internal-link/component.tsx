import type { Block } from "~/blocks/types";
import { Icon } from "~/design/icons/icon";
import { CmsLink } from "~/design/link";

export function InternalLinkBlock({ block: { link } }: { block: Block<"internalLink"> }) {
  return (
    <p>
      <CmsLink className="more" link={link}>
        {link.title || link.url} <Icon name={link.external ? "external" : "arrow"} />
      </CmsLink>
    </p>
  );
}
