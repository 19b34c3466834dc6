import { useTranslation } from "react-i18next";
import { longDate } from "~/utils/dates";
import type { ItemIds } from "~/utils/pagination";
import type { PostState } from "../../../../services/community/contract";
import { writeEntryPath } from "../paths";

interface OwnEntry {
  id: string;
  title: string;
  date: string;
  state: PostState;
}

/** The member's own entries in any state. */
export function OwnEntries({ entries, idOf }: { entries: readonly OwnEntry[]; idOf: ItemIds }) {
  const { t } = useTranslation();
  if (entries.length === 0) return <p>{t("ownBlog.none")}</p>;
  return (
    <ul className="entries" data-items="">
      {entries.map(({ id, title, date, state }, index) => (
        <li key={id} id={idOf(index)}>
          <h3>
            <a href={writeEntryPath(id)}>{title || t("ownBlog.untitled")}</a>
          </h3>
          <p className="meta">
            {longDate(date)} · {t(`ownBlog.states.${state}`)}
          </p>
        </li>
      ))}
    </ul>
  );
}
