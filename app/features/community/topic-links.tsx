import { useTranslation } from "react-i18next";
import type { Topic } from "../../../services/community/contract";
import { groupPath } from "./paths";

interface TopicLinksProps {
  group: string;
  topics: readonly Topic[];
  /** The one whose conversations are listed; null for all. */
  current: Topic | null;
}

/** The topics of a group, each with a list of its own. */
export function TopicLinks({ group, topics, current }: TopicLinksProps) {
  const { t } = useTranslation();
  return (
    <div className="topics">
      {current && <a href={groupPath(group)}>{t("community.group.allTopics")}</a>}
      {topics.map(({ slug, title }) => (
        <a
          key={slug}
          href={groupPath(group, slug)}
          aria-current={slug === current?.slug ? "true" : undefined}
        >
          {title}
        </a>
      ))}
    </div>
  );
}
