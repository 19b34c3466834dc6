import { useTranslation } from "react-i18next";
import { profilePath } from "~/features/profile/public";
import { monthAndYear } from "~/utils/dates";
import type { StaffMember } from "../../../services/staff/contract";
import { DeskFacts } from "./desk-facts";
import { recordPath } from "./paths";

/** What staff see of an account. */
export function MemberFacts({
  member: { username, email, role, state, createdAt },
}: {
  member: StaffMember;
}) {
  const { t } = useTranslation();
  return (
    <>
      <DeskFacts
        facts={[
          [t("staff.member.role"), t(`staff.roles.${role}`)],
          [t("staff.member.state"), t(`staff.states.${state}`)],
          [t("staff.member.since"), monthAndYear(createdAt)],
          [t("staff.member.email"), email],
        ]}
      />
      {state !== "unverified" && (
        <p className="plain-links">
          <a href={profilePath(username)}>{t("staff.member.toProfile")}</a>
          <br />
          <a href={recordPath(username)}>{t("staff.member.toRecord")}</a>
        </p>
      )}
    </>
  );
}
