import { useTranslation } from "react-i18next";
import { ownBlogPath, writeEntryPath } from "../paths";
import { WritingTips } from "./writing-tips";

interface WritingAsideProps {
  visibility: "public" | "members";
  /** Other entries that are not placed yet. */
  drafts: readonly { id: string; title: string }[];
}

/** Beside an entry that is written: who reads it, tips, and what was begun before. */
export function WritingAside({ visibility, drafts }: WritingAsideProps) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("entry.aside.label")}>
      <div className="side-card">
        <h2>{t("entry.aside.readers")}</h2>
        <p>{t(`entry.aside.${visibility}`)}</p>
        <p className="plain-links">
          <a href={`${ownBlogPath}#over-je-blog`}>{t("entry.aside.change")}</a>
        </p>
      </div>
      <div className="side-card">
        <h2>{t("entry.aside.tips")}</h2>
        <WritingTips />
      </div>
      {drafts.length > 0 && (
        <div className="side-card">
          <h2>{t("entry.aside.drafts")}</h2>
          <ul className="link-list">
            {drafts.map(({ id, title }) => (
              <li key={id}>
                <a href={writeEntryPath(id)}>{title || t("ownBlog.untitled")}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </aside>
  );
}
