import { useTranslation } from "react-i18next";
import { telUrl } from "~/design/helpline-link";
import { Icon } from "~/design/icons/icon";

interface RegionActionsProps {
  /** Link to the page of the region; null on that page. */
  url?: string | null;
  phone: string | null;
}

/** The way to a region, for the header of a page: its page and its phone number. */
export function RegionActions({ url = null, phone }: RegionActionsProps) {
  const { t } = useTranslation();
  if (!url && !phone) return null;
  return (
    <div className="actions">
      {url && (
        <a className="btn" href={url}>
          {t("region.toPage")}
        </a>
      )}{" "}
      {phone && (
        <a className="btn btn-second" href={telUrl(phone)}>
          <Icon name="phone" />
          {t("region.call", { phone })}
        </a>
      )}
    </div>
  );
}
