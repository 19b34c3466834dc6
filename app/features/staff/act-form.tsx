import { useTranslation } from "react-i18next";
import { emptyForm } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import type { StaffAct, StaffMember } from "../../../services/staff/contract";
import { roles } from "../../../services/staff/contract";
import { memberPath } from "./paths";

interface ActFormProps {
  act: StaffAct;
  member: StaffMember;
  token: string;
}

/** Asks whether to do something to a member. It posts to the page of the member. */
export function ActForm({ act, member: { username, role }, token }: ActFormProps) {
  const { t } = useTranslation();
  const path = memberPath(username);
  return (
    <form
      method="post"
      action={path}
      className="form-part"
      aria-labelledby="vraag"
      data-busy={t("forms.sending")}
    >
      <h2 id="vraag">{t(`staff.member.acts.${act}.title`, { username })}</h2>
      <p>{t(`staff.member.acts.${act}.text`, { username })}</p>
      {act === "setRole" && (
        <SelectField
          form={emptyForm}
          name="role"
          label={t("staff.member.newRole")}
          options={roles.filter((one) => one !== role).map((one) => [one, t(`staff.roles.${one}`)])}
        />
      )}
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <div className="actions">
          <button className="btn" type="submit">
            {t(`staff.member.acts.${act}.button`)}
          </button>
          <a className="btn btn-second" href={path}>
            {t("staff.member.back")}
          </a>
        </div>
      </div>
    </form>
  );
}
