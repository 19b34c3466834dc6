import { useTranslation } from "react-i18next";
import { recordPath } from "~/features/staff/public";
import { longMoment, monthAndYear } from "~/utils/dates";
import type { MemberRecord } from "../../../../services/community/contract";

/** What is known of a member, with a link to all of it. */
export function RecordWords({ record }: { record: MemberRecord }) {
  const { t } = useTranslation();
  const { username, joinedAt, publishedCount, silencedUntil, removed, warned, silenced, notes } = record;
  const parts = [
    t("moderation.desk.record", { date: monthAndYear(joinedAt), count: publishedCount }),
    removed + warned + silenced === 0
      ? t("moderation.desk.clean")
      : t("moderation.desk.counts", { removed, warned, silenced }),
    ...(silencedUntil ? [t("moderation.desk.silencedUntil", { date: longMoment(silencedUntil) })] : []),
    ...(notes > 0 ? [t("moderation.desk.notes", { count: notes })] : []),
  ];
  return (
    <>
      <a href={recordPath(username)}>{username}</a>
      {". "}
      {parts.join(". ")}
    </>
  );
}
