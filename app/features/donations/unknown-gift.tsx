import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import { donationPaths } from "./paths";

/** For an address of a gift that is incomplete, or too old. */
export function UnknownGift() {
  const { t } = useTranslation();
  return (
    <>
      <p>
        {t("giving.unknown.text")} <HelplineLink />
      </p>
      <p className="actions">
        <a className="btn btn-second" href={donationPaths.start}>
          {t("giving.crumb")}
        </a>
      </p>
    </>
  );
}
