import { useTranslation } from "react-i18next";
import { telUrl } from "~/design/helpline-link";
import { Icon } from "~/design/icons/icon";
import { PreferencesLink } from "~/features/preferences/preferences-link";
import { useShell } from "./shell";

/** At the top of every page: the free helpline as one link and, in wide windows, the reading preferences. */
export function HelpStrip() {
  const { t } = useTranslation();
  const { helpline } = useShell();
  return (
    <div className="help-strip on-deep">
      <div className="wrap">
        <a href={telUrl(helpline)}>
          <Icon name="phone" />
          <span>
            <span className="long">{t("helpStrip.long")} </span>
            <span className="short">{t("helpStrip.short")} </span>
            <span className="num">{helpline}</span>
          </span>{" "}
          <span className="when">
            <span className="long">{t("helpStrip.whenLong")} </span>
            <span className="short">{t("helpStrip.whenShort")}</span>
          </span>
        </a>{" "}
        <PreferencesLink className="preferences-link" />
      </div>
    </div>
  );
}
