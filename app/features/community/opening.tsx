import { useTranslation } from "react-i18next";
import { DocumentText } from "~/design/document-text";
import { Icon } from "~/design/icons/icon";
import type { Conversation } from "../../../services/community/contract";
import { AuthorLine, useAuthorName } from "./author-line";
import { FollowForm } from "./follow-form";
import { hasTools } from "./has-tools";
import { ModerationLinks } from "./moderation/moderation-links";
import { mayChangeOrRemove, ownTextTitle } from "./own-text";
import { editConversationPath, groupPath } from "./paths";

/** The text that a conversation began with. @param token of the page's forms; null for visitors */
export function Opening({ conversation, token }: { conversation: Conversation; token: string | null }) {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const { id, document, topic, group, author, acts, isFollowed } = conversation;
  return (
    <article className="opening" aria-labelledby="begin">
      <AuthorLine {...conversation} heading="h2" id="begin" />
      <div className="say">
        {document ? (
          <DocumentText document={document} />
        ) : (
          <p>{t("community.conversation.removed", { name: nameOf(author) })}</p>
        )}
      </div>
      {topic && (
        <div className="topics">
          <a href={groupPath(group.slug, topic.slug)}>
            {t("community.conversation.topic", { topic: topic.title })}
          </a>
        </div>
      )}
      {hasTools(acts) && (
        <ul className="tools">
          {mayChangeOrRemove(acts) && (
            <li>
              <a href={editConversationPath(id)}>
                <Icon name="pencil" />
                {t(ownTextTitle.conversation(acts))}
              </a>
            </li>
          )}
          <ModerationLinks post={{ kind: "conversation", id }} author={author} acts={acts} />
        </ul>
      )}
      {token !== null && acts.includes("follow") && (
        <FollowForm kind="conversation" isFollowed={isFollowed} token={token} />
      )}
    </article>
  );
}
