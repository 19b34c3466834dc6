import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { Portrait, profilePath } from "~/features/profile/public";
import { longMoment } from "~/utils/dates";
import type { Author } from "../../../services/community/contract";

interface AuthorLineProps {
  author: Author;
  /** When it was written, and when changed last. */
  at: string;
  editedAt: string | null;
  heading: "h2" | "h3" | "h4";
  /** Whether this author wrote the entry that the reaction is about. */
  isWriter?: boolean;
  /** Of the heading. */
  id: string;
}

/** Who wrote something, and when. */
export function AuthorLine({ author, at, editedAt, heading: Heading, isWriter, id }: AuthorLineProps) {
  const { t } = useTranslation();
  const name = useAuthorName();
  return (
    <div className="person">
      <Portrait username={author?.username ?? ""} hasPhoto={author?.hasPhoto ?? false} />
      <div>
        <Heading className="name" id={id}>
          {author ? <a href={profilePath(author.username)}>{author.username}</a> : name(author)}{" "}
          {author?.isModerator && (
            <>
              <span className="mark moderator">
                <Icon name="shield" />
                {t("community.moderator")}
              </span>{" "}
            </>
          )}
          {isWriter && <span className="mark">{t("community.writer")}</span>}{" "}
          {author?.isYou && <span className="mark plain">{t("community.you")}</span>}
        </Heading>
        <p className="meta">
          <time dateTime={at}>{longMoment(at)}</time>
          {editedAt && `, ${t("community.conversation.edited", { date: longMoment(editedAt) })}`}
        </p>
      </div>
    </div>
  );
}

/** The name of an author; 'Anoniem lid' for who left. */
export function useAuthorName(): (author: { username: string } | null) => string {
  const { t } = useTranslation();
  return (author) => author?.username ?? t("community.left");
}
