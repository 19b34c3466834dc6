import { useTranslation } from "react-i18next";
import { DeskParts } from "~/features/staff/public";
import { decidedPath, objectionsPath, queuePath } from "./paths";

/** The parts of the desk of reports. @param objectionCount null where it is not known */
export function ReportDeskParts({ objectionCount = null }: { objectionCount?: number | null }) {
  const { t } = useTranslation();
  const objections = objectionCount
    ? t("moderation.desk.objectionsCount", { count: objectionCount })
    : t("moderation.desk.objections");
  return (
    <DeskParts
      label={t("moderation.desk.parts")}
      parts={[
        { url: queuePath, title: t("moderation.desk.open") },
        { url: objectionsPath, title: objections },
        { url: decidedPath, title: t("moderation.desk.decided") },
      ]}
    />
  );
}
