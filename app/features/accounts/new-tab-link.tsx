import { useTranslation } from "react-i18next";

interface NewTabLinkProps {
  href: string;
  /** The class of a link that looks like a button. */
  className?: string;
  children: string;
}

/** A link from a half-filled form: in this tab, what was typed would be lost. */
export function NewTabLink({ href, className, children }: NewTabLinkProps) {
  const { t } = useTranslation();
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      {children} ({t("accounts.newTab")})
    </a>
  );
}
