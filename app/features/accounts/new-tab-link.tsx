import { useTranslation } from "react-i18next";

/** A link from a half-filled form: in this tab, what was typed would be lost. */
export function NewTabLink({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation();
  return (
    <a href={href} target="_blank" rel="noopener">
      {children} ({t("accounts.newTab")})
    </a>
  );
}
