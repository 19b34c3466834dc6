import type { ReactNode } from "react";
import type { Link } from "~/utils/links";
import { Icon } from "./icon";

interface CmsLinkProps {
  link: Link;
  className?: string;
  /** The words of the link, where they are not the link's own title. */
  children?: ReactNode;
}

/** A plain link: pages are document navigations (docs/decisions/0001-html-first.md). */
export function CmsLink({ link, className, children }: CmsLinkProps) {
  return (
    <a href={link.url} className={className} rel={link.external ? "noopener" : undefined}>
      {children ?? (link.title || link.url)}
    </a>
  );
}

/** A link that looks like a button; the phone number gets its icon. */
export function ButtonLink({
  link,
  variant = "primary",
}: {
  link: Link;
  variant?: "primary" | "second" | "accent";
}) {
  const classes = { primary: "btn", second: "btn btn-second", accent: "btn btn-accent" };
  return (
    <CmsLink link={link} className={classes[variant]}>
      {link.url.startsWith("tel:") && <Icon name="phone" />}
      {link.title || link.url}
    </CmsLink>
  );
}
