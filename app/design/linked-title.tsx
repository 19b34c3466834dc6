import type { Link } from "~/fields/links";
import { CmsLink } from "./link";

interface LinkedTitleProps {
  title: string;
  /** Null for a title without a link. */
  link: Link | null;
  /** h3 below the title of a block, h2 in a block without a title. */
  heading: "h2" | "h3";
}

/** The title of a card, whose link covers the whole card. */
export function LinkedTitle({ title, link, heading: Heading }: LinkedTitleProps) {
  return (
    <Heading className="card-title">
      {link ? (
        <CmsLink className="cover" link={link}>
          {title}
        </CmsLink>
      ) : (
        title
      )}
    </Heading>
  );
}
