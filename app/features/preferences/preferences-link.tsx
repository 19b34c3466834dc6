import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { viewAddress } from "./address";

/** To the page where a visitor chooses how pages look, and back to this one. */
export function PreferencesLink({ className, icon = true }: { className?: string; icon?: boolean }) {
  const { t } = useTranslation();
  const { address } = usePageContext();
  return (
    <a className={className} href={viewAddress(address)}>
      {icon && <Icon name="text" />}
      {t("view.link")}
    </a>
  );
}
