import { Picture } from "~/design/picture";
import { amsterdamDay, longDate } from "~/utils/dates";
import type { ListedNewsItem } from "./latest";

/** News items as rows, with date and picture. */
export function NewsList({ items }: { items: ListedNewsItem[] }) {
  return (
    <ul className="news-list">
      {items.map(({ title, url, date, image, wideOnly }) => (
        <li key={url} className={wideOnly ? "from-desktop" : undefined}>
          <article>
            <div>
              <p className="meta">
                <time dateTime={amsterdamDay(new Date(date))}>{longDate(date)}</time>
              </p>
              <h3>
                <a href={url}>{title}</a>
              </h3>
            </div>
            {image && (
              <div className="pic">
                <Picture image={image} crops={["350", "700", "1400", "2100"]} sizes="11rem" alt="" />
              </div>
            )}
          </article>
        </li>
      ))}
    </ul>
  );
}
