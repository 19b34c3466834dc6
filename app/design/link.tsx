import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Link } from "~/fields/links";
import { type MarkupEvent, trackOn } from "~/utils/tracking";
import { Icon } from "./icons/icon";

interface CmsLinkProps {
  link: Link;
  className?: string | undefined;
  /** Whether it leads to the page that is shown. */
  current?: boolean;
  /** What statistics hear when it is followed. */
  event?: MarkupEvent;
  /** The words of the link, where they are not the link's own title. */
  children?: ReactNode;
}

/** A plain link: pages are document navigations (docs/decisions/0001-html-first.md). */
export function CmsLink({ link, className, current = false, event, children }: CmsLinkProps) {
  return (
    <a
      href={link.url}
      className={className}
      rel={link.external ? "noopener" : undefined}
      aria-current={current ? "page" : undefined}
      {...(event && trackOn(event))}
    >
      {children ?? (link.title || link.url)}
      {link.external && <ExternalMark />}
    </a>
  );
}

/** Says in words that a link leaves this website. */
function ExternalMark() {
  const { t } = useTranslation();
  return <span className="external-mark"> ({t("link.external")})</span>;
}

/** A link that looks like a button: giving in the colour of giving, a phone number with its icon. */
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
      {wholeNumbers(link.title || link.url)}
    </CmsLink>
  );
}

/** A phone number stays on one line, the words before it may break. */
function wholeNumbers(words: string): string {
  return words.replace(/(\d) (?=\d)/g, "$1\u00a0");
}
