import { useTranslation } from "react-i18next";
import { longMoment } from "~/utils/dates";
import { postKinds, wordKinds } from "../../../services/community/contract";
import { refundReasons } from "../../../services/giving/contract";
import type { InLog, LogEntry } from "../../../services/staff/contract";
import { roles } from "../../../services/staff/contract";

/** What staff did, a sentence each. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  const { t } = useTranslation();
  const nameOf = (who: InLog) =>
    who.kind === "system"
      ? t(`staff.log.system.${who.name}`)
      : who.kind === "former"
        ? t("staff.log.former", { name: who.name })
        : who.name;
  const roleOf = (stored: string | undefined) => {
    const role = roles.find((known) => known === stored);
    return role ? t(`staff.roles.${role}`) : (stored ?? "");
  };
  const postOf = (stored = "") => {
    const [name, id] = stored.split(" ");
    const kind = postKinds.find((known) => known === name);
    return kind ? t(`staff.log.posts.${kind}`, { id }) : stored;
  };
  const listOf = (stored = "") => {
    const kind = wordKinds.find((known) => known === stored);
    return kind ? t(`staff.log.lists.${kind}`) : stored;
  };
  const reasonOf = (stored: string | undefined) => {
    // Refunds of before had one reason only.
    const reason = refundReasons.find((known) => known === stored) ?? "asked";
    return t(`staff.log.reasons.${reason}`);
  };
  return (
    <ol className="staff-list">
      {entries.map(({ id, at, action, actor, subject, facts }) => (
        <li key={id}>
          <p>
            <time dateTime={at}>{longMoment(at)}</time>
          </p>
          <p>
            {t(action ? `staff.log.acts.${action}` : "staff.log.unknown", {
              actor: nameOf(actor),
              subject: subject && nameOf(subject),
              role: roleOf(facts.role),
              before: roleOf(facts.before),
              conversation: facts.conversation ?? "",
              post: postOf(facts.post),
              days: facts.days ?? "",
              words: facts.words ?? "",
              list: listOf(facts.kind),
              gift: facts.gift ?? "",
              reason: reasonOf(facts.reason),
              gifts: facts.gifts ?? "",
              from: facts.from ?? "",
              until: facts.until ?? "",
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
