import { useTranslation } from "react-i18next";
import { emptyForm } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import { type AuditAction, auditActions } from "../../../services/staff/contract";
import { logPath } from "./paths";

/** Which acts the log shows. */
export function LogFilter({ action }: { action: AuditAction | null }) {
  const { t } = useTranslation();
  const form = { ...emptyForm, values: { soort: [action ?? ""] } };
  return (
    <form method="get" action={logPath}>
      <SelectField
        form={form}
        name="soort"
        label={t("staff.log.filter")}
        options={[
          ["", t("staff.log.all")],
          ...auditActions.map((one) => [one, t(`staff.log.kinds.${one}`)] as const),
        ]}
      />
      <div className="form-actions">
        <button className="btn btn-second" type="submit">
          {t("staff.log.button")}
        </button>
      </div>
    </form>
  );
}
