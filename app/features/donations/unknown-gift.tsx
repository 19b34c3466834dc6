import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import { donationPaths } from "./paths";

/** Shown where the link to a gift is incomplete, or the giver is erased. */
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
