import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { addressForPaper, type Link } from "~/fields/links";
import { type MarkupEvent, trackOn } from "~/utils/tracking";
import { Icon } from "./icons/icon";

interface CmsLinkProps {
  link: Link;
  className?: string | undefined;
  /** Whether it links to the current page. */
  current?: boolean;
  /** The event that is tracked on a click. */
  event?: MarkupEvent;
  /** The content of the link. Default: its title. */
  children?: ReactNode;
}

/** A plain link, because navigation loads documents (docs/decisions/0001-html-first.md). */
export function CmsLink({ link, className, current = false, event, children }: CmsLinkProps) {
  return (
    <a
      href={link.url}
      className={className}
      rel={link.external ? "noopener" : undefined}
      aria-current={current ? "page" : undefined}
      data-address={addressForPaper(link.url, link.title)}
      {...(event && trackOn(event))}
    >
      {children ?? (link.title || link.url)}
      {link.external && <ExternalMark />}
    </a>
  );
}

/** A text that marks a link to another site. */
export function ExternalMark() {
  const { t } = useTranslation();
  return <span className="external-mark"> ({t("link.external")})</span>;
}

/** A link with the style of a button. Donation links have the accent colour, phone numbers an icon. */
export function ButtonLink({
  link,
  variant = link.url === "/doneren" ? "accent" : "primary",
  event,
}: {
  link: Link;
  variant?: "primary" | "second" | "accent";
  event?: MarkupEvent;
}) {
  const classes = { primary: "btn", second: "btn btn-second", accent: "btn btn-accent" };
  return (
    <CmsLink link={link} className={classes[variant]} {...(event && { event })}>
      {link.url.startsWith("tel:") && <Icon name="phone" />}
      {keepNumbersTogether(link.title || link.url)}
    </CmsLink>
  );
}

/** Makes spaces between digits non-breaking, so that a phone number stays on one line. */
function keepNumbersTogether(text: string): string {
  return text.replace(/(\d) (?=\d)/g, "$1\u00a0");
}
