import { useTranslation } from "react-i18next";
import { DateTile } from "~/design/date-tile";
import { Portrait } from "~/features/profile/public";
import { longDate } from "~/utils/dates";
import type { ItemIds } from "~/utils/pagination";
import type { BlogCard, EntryCard } from "../../../../services/community/contract";
import { useAuthorName } from "../author-line";
import { blogPath, entryPath } from "../paths";

/** A list of blogs, each with its newest entry. */
export function BlogCards({ blogs, idOf }: { blogs: readonly BlogCard[]; idOf: ItemIds }) {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  return (
    <ul className="blog-list" data-items="">
      {blogs.map(({ author, title, introduction, isPublic, lastEntry }, index) => (
        <li key={author?.username} id={idOf(index)}>
          <Portrait username={author?.username ?? ""} hasPhoto={author?.hasPhoto ?? false} />
          <div>
            <h3>
              <a href={blogPath(author?.username ?? "")}>{title}</a>
            </h3>
            <p className="meta">
              {t("blogs.by", { name: nameOf(author) })}
              {!isPublic && ` · ${t("blogs.membersOnly")}`}
            </p>
            {introduction && <p>{introduction}</p>}
            {lastEntry && (
              <p className="meta">
                <a href={entryPath(lastEntry)}>{lastEntry.title}</a>, {longDate(lastEntry.date)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface EntryCardsProps {
  /** With the name of a blog in a list of several. */
  entries: readonly (EntryCard & { blog?: { title: string } })[];
  /** Ids of the items, for a list that 'Laad meer' extends. */
  idOf?: ItemIds;
}

/** A list of entries with how they begin. */
export function EntryCards({ entries, idOf }: EntryCardsProps) {
  const { t } = useTranslation();
  return (
    <ul className="entries" data-items={idOf ? "" : undefined}>
      {entries.map(({ id, slug, title, date, excerpt, reactionCount, blog }, index) => (
        <li key={id} id={idOf?.(index)} className="entry-card">
          <DateTile date={date} />
          <div>
            {blog && <p className="kicker">{blog.title}</p>}
            <h3>
              <a href={entryPath({ id, slug })}>{title}</a>
            </h3>
            <p>{excerpt}</p>
            <p className="meta">
              {longDate(date)}
              {reactionCount > 0 && ` · ${t("community.card.count", { count: reactionCount })}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
