import { useTranslation } from "react-i18next";
import { NumberedPicture } from "~/features/accounts/public";
import { longDate } from "~/utils/dates";
import type { Group } from "../../../services/community/contract";
import { groupPath } from "./paths";

/** The groups of the forum, each a card that leads to it. */
export function GroupCards({ groups }: { groups: readonly Group[] }) {
  const { t } = useTranslation();
  return (
    <ul className="groups">
      {groups.map(({ slug, title, introduction, isPublic, lastReactionAt }, index) => (
        <li key={slug} className="group">
          <NumberedPicture number={index} />
          <div>
            <h3>
              <a href={groupPath(slug)}>{title}</a>
            </h3>
            <p>{introduction}</p>
            <p className="meta">
              {!isPublic && `${t("community.forum.membersOnly")}. `}
              {lastReactionAt && t("community.forum.lastReaction", { date: longDate(lastReactionAt) })}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
