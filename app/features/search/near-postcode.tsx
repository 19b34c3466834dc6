import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";

interface NearPostcodeProps {
  /** As '4001' or '4001 AB'. */
  postcode: string;
}

/** A search of the site finds words; what is near a postcode is on the page of its region. */
export function PostcodeNotice({ postcode }: NearPostcodeProps) {
  const { t } = useTranslation();
  return (
    <div className="callout callout-info u-mb-5">
      <h2>{t("search.postcode.title")}</h2>
      <p>{t("search.postcode.text", { postcode })}</p>
      <NearPostcode postcode={postcode} />
    </div>
  );
}

/** Link to what is near a postcode. */
export function NearPostcode({ postcode }: NearPostcodeProps) {
  const { t } = useTranslation();
  return (
    <p className="actions">
      <a className="btn" href={`/regios?${new URLSearchParams({ zoekterm: postcode })}`}>
        <Icon name="pin" />
        {t("search.postcode.link", { postcode })}
      </a>
    </p>
  );
}
