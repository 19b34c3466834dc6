import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DocumentText } from "~/design/document-text";
import { Icon } from "~/design/icons/icon";
import type { ShownAnswer, ShownReaction } from "../../../services/community/contract";
import { AuthorLine, useAuthorName } from "./author-line";
import { DoneNotice } from "./done-notice";
import { hasTools } from "./has-tools";
import { ModerationLinks } from "./moderation/moderation-links";
import { mayChangeOrRemove } from "./own-text";
import { editReactionPath, reactionId, type ThreadDone, threadQuery, writeId } from "./paths";

/** What was done to a reaction on this page before it was asked for. */
export interface DoneTo {
  reaction: string;
  done: ThreadDone;
}

interface ReactionListProps {
  reactions: readonly ShownReaction[];
  /** The address of this page of the reactions, without a query for the form. */
  address: string;
  /** Whose reactions are marked: the writer of the entry that they are about. */
  writer?: string;
  doneTo: DoneTo | null;
}

/** Reactions in their order, each with the answers to it. */
export function ReactionList({ reactions, ...list }: ReactionListProps) {
  return (
    <ol className="reactions">
      {reactions.map((reaction) => (
        <ReactionItem key={reaction.id} reaction={reaction} {...list} heading="h3">
          {reaction.answers.length > 0 && (
            <ol className="reactions">
              {reaction.answers.map((answer) => (
                <ReactionItem key={answer.id} reaction={answer} {...list} heading="h4" />
              ))}
            </ol>
          )}
        </ReactionItem>
      ))}
    </ol>
  );
}

interface ReactionItemProps extends Omit<ReactionListProps, "reactions"> {
  reaction: ShownAnswer;
  heading: "h3" | "h4";
  /** The answers to it. */
  children?: ReactNode;
}

function ReactionItem({ reaction, address, writer, doneTo, heading, children }: ReactionItemProps) {
  const { id, author, document } = reaction;
  const anchor = reactionId(id);
  return (
    <li id={anchor} className={author?.isModerator && document ? "by-moderator" : undefined}>
      {doneTo?.reaction === id && <DoneNotice done={doneTo.done} />}
      {document ? (
        <article aria-labelledby={`${anchor}-naam`}>
          <AuthorLine
            {...reaction}
            isWriter={writer !== undefined && author?.username === writer}
            heading={heading}
            id={`${anchor}-naam`}
          />
          <div className="say">
            <Quote quote={reaction.quote} />
            <DocumentText document={document} />
          </div>
          <Tools reaction={reaction} address={address} />
        </article>
      ) : (
        <Missing {...reaction} />
      )}
      {children}
    </li>
  );
}

/** Words of another reaction that it goes on from. */
function Quote({ quote }: Pick<ShownAnswer, "quote">) {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  if (!quote) return null;
  const { username, words } = quote;
  const name = nameOf(username === null ? null : { username });
  return (
    <blockquote className="cite">
      <p className="meta">{t("community.reaction.quoted", { name })}</p>
      <p>{words ?? t("community.reaction.quoteGone")}</p>
    </blockquote>
  );
}

/** In the place of a text that is not shown. */
function Missing({ state, removal }: ShownAnswer) {
  const { t } = useTranslation();
  const reason =
    state === "removed" ? (removal?.by === "author" ? "removedByAuthor" : "removedByModerator") : "hidden";
  return <p className="removed">{t(`community.reaction.${reason}`)}</p>;
}

/** What the viewer can do with a reaction. */
function Tools({ reaction, address }: { reaction: ShownAnswer; address: string }) {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const { id, author, acts } = reaction;
  const name = nameOf(author);
  const withForm = (query: string) =>
    `${address}${address.includes("?") ? "&" : "?"}${query}=${id}#${writeId}`;
  if (!hasTools(acts)) return null;
  return (
    <ul className="tools">
      {acts.includes("answer") && (
        <>
          <li>
            <a href={withForm(threadQuery.answer)}>
              <Icon name="reply" />
              {t("community.reaction.answer")}
              <span className="vh"> {t("community.reaction.answerTo", { name })}</span>
            </a>
          </li>
          <li>
            <a href={withForm(threadQuery.quote)}>
              <Icon name="quote" />
              {t("community.reaction.quote")}
              <span className="vh"> {name}</span>
            </a>
          </li>
        </>
      )}
      {mayChangeOrRemove(acts) && (
        <li>
          <a href={editReactionPath(id)}>
            <Icon name="pencil" />
            {t(acts.includes("edit") ? "community.reaction.edit" : "community.reaction.remove")}
            <span className="vh"> {t("community.reaction.editOwn")}</span>
          </a>
        </li>
      )}
      <ModerationLinks post={{ kind: "reaction", id }} author={author} acts={acts} />
    </ul>
  );
}
