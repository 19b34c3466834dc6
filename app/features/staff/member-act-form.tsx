import { useTranslation } from "react-i18next";
import { emptyForm } from "~/design/form/form-state";
import { SelectField } from "~/design/form/select-field";
import { roles, type StaffAct, type StaffMember } from "../../../services/staff/contract";
import { ActForm } from "./act-form";
import { memberPath } from "./paths";

interface MemberActFormProps {
  act: StaffAct;
  member: StaffMember;
  token: string;
}

/** Asks whether to do something to a member. */
export function MemberActForm({ act, member: { username, role }, token }: MemberActFormProps) {
  const { t } = useTranslation();
  const texts = {
    title: t(`staff.member.acts.${act}.title`, { username }),
    text: t(`staff.member.acts.${act}.text`, { username }),
    button: t(`staff.member.acts.${act}.button`),
  };
  return (
    <ActForm path={memberPath(username)} act={act} texts={texts} token={token}>
      {act === "setRole" && (
        <SelectField
          form={emptyForm}
          name="role"
          label={t("staff.member.newRole")}
          options={roles.filter((one) => one !== role).map((one) => [one, t(`staff.roles.${one}`)])}
        />
      )}
    </ActForm>
  );
}
