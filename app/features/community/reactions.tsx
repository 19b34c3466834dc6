import { useTranslation } from "react-i18next";
import { DocumentText } from "~/design/document-text";
import { Pager } from "~/design/pager";
import type { ReactionPage } from "../../../services/community/contract";
import { DoneNotice } from "./done-notice";
import { editReactionPath, reactionId, type Thread, threadPath } from "./paths";
import { type DoneTo, ReactionList } from "./reaction-list";

interface ReactionsProps {
  reactions: ReactionPage;
  thread: Thread;
  writer?: string;
  doneTo: DoneTo | null;
}

/** A page of reactions, and those of the viewer that a moderator still reads. */
export function Reactions({ reactions, thread, writer, doneTo }: ReactionsProps) {
  const { t } = useTranslation();
  const { waiting, firstUnread, page, pageCount } = reactions;
  return (
    <section className="community-part" aria-labelledby="reacties">
      <h2 id="reacties">{t("community.conversation.reactions")}</h2>
      {reactions.reactions.length === 0 && <p>{t("community.conversation.noReactions")}</p>}
      {firstUnread && (
        <p className="plain-links">
          <a href={threadPath(thread, firstUnread)}>{t("community.conversation.unread")}</a>
        </p>
      )}
      <ReactionList
        reactions={reactions.reactions}
        address={threadPath(thread, { page })}
        writer={writer}
        doneTo={doneTo}
      />
      <Pager
        page={page}
        count={pageCount}
        label={t("community.pager")}
        addressOf={(number) => `${threadPath(thread, { page: number })}#reacties`}
      />
      {waiting.map(({ id, document }) => (
        <div key={id} className="write-preview" id={reactionId(id)}>
          {doneTo?.reaction === id && <DoneNotice done={doneTo.done} />}
          <p className="kicker">{t("community.reaction.waiting")}</p>
          {document && <DocumentText document={document} />}
          <p className="plain-links">
            <a href={editReactionPath(id)}>{t("community.reaction.editOrRemove")}</a>
          </p>
        </div>
      ))}
    </section>
  );
}
