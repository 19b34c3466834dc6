import { useTranslation } from "react-i18next";
import { longMoment } from "~/utils/dates";
import type { Followed } from "../../../services/community/contract";
import { blogPath, groupPath, threadPath } from "./paths";

/** What the member follows, the last news first. */
export function FollowedList({ followed }: { followed: readonly Followed[] }) {
  const { t } = useTranslation();
  return (
    <ul className="talks">
      {followed.map((item) => {
        const { title, url } = linkOf(item);
        return (
          <li key={url}>
            <p className="kicker">{t(`community.followed.${item.kind}`)}</p>
            <h3>
              <a href={url}>{title}</a>{" "}
              {"isUnread" in item && item.isUnread && (
                <span className="mark">{t("community.card.unread")}</span>
              )}
            </h3>
            {item.newsAt && (
              <p className="meta">{t("community.followed.news", { date: longMoment(item.newsAt) })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function linkOf(item: Followed): { title: string; url: string } {
  switch (item.kind) {
    case "topic":
      return {
        title: `${item.topic.title} (${item.group.title})`,
        url: groupPath(item.group.slug, item.topic.slug),
      };
    case "blog":
      return { title: item.title, url: blogPath(item.username) };
    case "conversation":
    case "entry":
      return { title: item.title, url: threadPath(item) };
  }
}
