import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";

interface FollowFormProps {
  /** What the page shows. */
  kind: "conversation" | "entry" | "blog" | "topic";
  isFollowed: boolean;
  token: string;
}

/** Follows what the page shows, or stops. */
export function FollowForm({ kind, isFollowed, token }: FollowFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" className="follow">
      {isFollowed && (
        <p>
          <Icon name="check" /> {t(`community.follow.${kind}.follows`)}
        </p>
      )}
      <input type="hidden" name="follows" value={String(!isFollowed)} />
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-second btn-small" type="submit">
        {t(isFollowed ? "community.follow.stop" : `community.follow.${kind}.start`)}
      </button>
      {kind === "blog" && !isFollowed && <p className="meta">{t("community.follow.blog.seen")}</p>}
    </form>
  );
}
