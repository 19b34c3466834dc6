import { type LatestNewsItem, latestNewsOnPhones } from "~/domain/latest-news";
import { amsterdamDay, longDate } from "~/utils/dates";
import { Picture } from "./picture";

/** News with date and picture; what comes after the third is for wide screens. */
export function NewsList({ items }: { items: LatestNewsItem[] }) {
  return (
    <ul className="news-list">
      {items.map(({ title, url, date, image }, index) => (
        <li key={url} className={index < latestNewsOnPhones ? undefined : "from-desktop"}>
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
