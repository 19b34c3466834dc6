import { useTranslation } from "react-i18next";
import type { StaffAct } from "../../../services/staff/contract";
import { confirmAddress } from "./acts";

/** Links to what can be done to a member, each of which asks first. */
export function MemberActs({ acts }: { acts: readonly StaffAct[] }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="doen">
      <h2 id="doen">{t("staff.member.actions")}</h2>
      {acts.length === 0 && <p>{t("staff.member.noActions")}</p>}
      <ul className="plain-links">
        {acts.map((act) => (
          <li key={act}>
            <a href={confirmAddress(act)}>{t(`staff.member.acts.${act}.link`)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
