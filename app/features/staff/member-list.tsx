import { useTranslation } from "react-i18next";
import { monthAndYear } from "~/utils/dates";
import type { StaffMember } from "../../../services/staff/contract";
import { memberPath } from "./paths";

/** Members, each with a link to their page for staff. */
export function MemberList({ members }: { members: readonly StaffMember[] }) {
  const { t } = useTranslation();
  return (
    <ul className="staff-list staff-columns">
      {members.map(({ username, email, role, state, createdAt }) => (
        <li key={username}>
          <a href={memberPath(username)}>{username}</a>
          <p>
            {[
              t(`staff.roles.${role}`),
              t(`staff.states.${state}`),
              t("staff.members.since", { date: monthAndYear(createdAt) }),
            ].join(", ")}
          </p>
          {email && <p>{email}</p>}
        </li>
      ))}
    </ul>
  );
}
