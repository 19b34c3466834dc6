import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { longDate } from "~/utils/dates";
import type { ItemIds } from "~/utils/pagination";
import type { ConversationCard } from "../../../services/community/contract";
import { useAuthorName } from "./author-line";
import { Participants } from "./participants";
import { conversationPath } from "./paths";

interface ConversationCardsProps {
  conversations: readonly ConversationCard[];
  /** What stands above a title, where they differ in it. */
  kicker?: "group" | "topic";
  /** Ids of the items, for a list that 'Laad meer' extends. */
  idOf?: ItemIds;
}

/** A list of conversations, with who reacted last. */
export function ConversationCards({ conversations, kicker, idOf }: ConversationCardsProps) {
  return (
    <ul className="talks" data-items={idOf ? "" : undefined}>
      {conversations.map((conversation, index) => (
        <li key={conversation.id} id={idOf?.(index)} className="with-faces">
          <div>
            {kicker && conversation[kicker] && <p className="kicker">{conversation[kicker].title}</p>}
            <CardTitle {...conversation} />
            <LastWord {...conversation} />
          </div>
          <Participants people={conversation.people} />
        </li>
      ))}
    </ul>
  );
}

function CardTitle({ id, slug, title, isPinned, isClosed, isUnread }: ConversationCard) {
  const { t } = useTranslation();
  return (
    <h3>
      <a href={conversationPath({ id, slug })}>{title}</a>{" "}
      {isPinned && <span className="mark plain">{t("community.card.pinned")}</span>}{" "}
      {isClosed && (
        <span className="mark plain">
          <Icon name="lock" />
          {t("community.card.closed")}
        </span>
      )}{" "}
      {isUnread && <span className="mark">{t("community.card.unread")}</span>}
    </h3>
  );
}

/** Who wrote last, in a sentence. */
function LastWord({ author, at, reactionCount, lastReaction }: ConversationCard) {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const name = lastReaction ? (lastReaction.username ?? nameOf(null)) : nameOf(author);
  const date = longDate(lastReaction?.at ?? at);
  const sentence = t(lastReaction ? "community.card.reacted" : "community.card.started", { name, date });
  return (
    <p className="meta">
      {sentence}{" "}
      {reactionCount > 0 && (
        <span className="count">· {t("community.card.count", { count: reactionCount })}</span>
      )}
    </p>
  );
}
