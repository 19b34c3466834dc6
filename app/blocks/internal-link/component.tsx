import { CmsLink } from "~/components/cms-link";
import { Icon } from "~/components/icon";
import type { Block } from "../schemas";

export function InternalLinkBlock({ block: { link } }: { block: Block<"internalLink"> }) {
  return (
    <p>
      <CmsLink className="more" link={link}>
        {link.title || link.url} <Icon name={link.external ? "external" : "arrow"} />
      </CmsLink>
    </p>
  );
}
