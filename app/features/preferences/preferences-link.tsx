import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { preferencesAddress } from "./address";

/** Link to the reading preferences, which return to the current page. */
export function PreferencesLink({ className, icon = true }: { className?: string; icon?: boolean }) {
  const { t } = useTranslation();
  const { address } = usePageContext();
  return (
    <a className={className} href={preferencesAddress(address)}>
      {icon && <Icon name="text" />}
      {t("preferences.link")}
    </a>
  );
}
