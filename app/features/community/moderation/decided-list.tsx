import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { recordPath } from "~/features/staff/public";
import type { Decision, PostKind } from "../../../../services/community/contract";
import { DecisionFacts } from "./decision-facts";
import { nameOfPost } from "./decision-words";
import { judgePath, type Post } from "./paths";

export interface Decided {
  decision: Decision;
  title: string;
  postKind: PostKind;
  /** Null where it is gone. */
  post: Post | null;
  author?: string | null;
}

interface DecidedListProps<Item extends Decided> {
  items: readonly Item[];
  /** What stands below an item. */
  after?: (item: Item) => ReactNode;
}

/** Decisions as moderators see them, with links to post and author. */
export function DecidedList<Item extends Decided>({ items, after }: DecidedListProps<Item>) {
  const { t } = useTranslation();
  return (
    <ol className="posts-to-judge">
      {items.map((item) => {
        const { decision, title, postKind, post, author } = item;
        const name = nameOfPost(t, postKind, title);
        return (
          <li key={decision.id} className="post-to-judge">
            <article aria-labelledby={`besluit-${decision.id}`}>
              <h3 id={`besluit-${decision.id}`}>{post ? <a href={judgePath(post)}>{name}</a> : name}</h3>
              {author && (
                <p className="plain-links">
                  <a href={recordPath(author)}>{author}</a>
                </p>
              )}
              <DecisionFacts decision={decision} />
              {after?.(item)}
            </article>
          </li>
        );
      })}
    </ol>
  );
}
