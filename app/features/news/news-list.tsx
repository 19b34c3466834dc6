import { useTranslation } from "react-i18next";
import { Picture } from "~/design/picture";
import { eachPictureOnce } from "~/fields/images";
import { amsterdamDay, longDate } from "~/utils/dates";
import type { ListedNewsItem, NewsSource } from "./latest";

/** News items as rows, with date, picture and, where sources are mixed, who writes. */
export function NewsList({ items }: { items: ListedNewsItem[] }) {
  const { t } = useTranslation();
  const nameOf = (source: NewsSource) => {
    if (source.kind === "region") return source.title;
    return source.kind === "national" ? t("news.national") : t("news.otherRegion");
  };
  return (
    <ul className="news-list">
      {items.map(eachPictureOnce()).map(({ title, url, date, image, wideOnly, source }) => (
        <li key={url} className={wideOnly ? "from-desktop" : undefined}>
          <article>
            <div>
              <p className="meta">
                <time dateTime={amsterdamDay(new Date(date))}>{longDate(date)}</time>{" "}
                {source && <span className="source">{nameOf(source)}</span>}
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
