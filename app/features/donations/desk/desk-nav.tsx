import { useTranslation } from "react-i18next";
import { DeskParts, giftsPath } from "~/features/staff/public";
import { comparisonPath, giversPath, totalsPath } from "./paths";

/** The parts of the desk of gifts. */
export function GiftDeskParts() {
  const { t } = useTranslation();
  return (
    <DeskParts
      label={t("giftDesk.parts.label")}
      parts={[
        { url: giftsPath, title: t("giftDesk.parts.list") },
        { url: giversPath, title: t("giftDesk.parts.givers") },
        { url: totalsPath, title: t("giftDesk.parts.totals") },
        { url: comparisonPath, title: t("giftDesk.parts.comparison") },
      ]}
    />
  );
}
