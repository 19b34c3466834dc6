import { useTranslation } from "react-i18next";
import { DocumentText } from "~/design/document-text";
import { Icon } from "~/design/icons/icon";
import { Notice } from "~/features/accounts/public";
import { amsterdamDay, longDate } from "~/utils/dates";
import type { Entry } from "../../../../services/community/contract";
import { AuthorLine } from "../author-line";
import { FollowForm } from "../follow-form";
import { hasTools } from "../has-tools";
import { ModerationLinks } from "../moderation/moderation-links";
import { entryPath, writeEntryPath } from "../paths";

/** The text of an entry, and the entries around it. @param token of the page's forms; null for visitors */
export function EntryText({ entry, token }: { entry: Entry; token: string | null }) {
  const { t } = useTranslation();
  const { id, date, document, state, acts, author, isFollowed, older, newer } = entry;
  return (
    <article className="entry" aria-labelledby="schrijver">
      <EntryState state={state} />
      <AuthorLine {...entry} heading="h2" id="schrijver" />
      {date !== amsterdamDay(new Date(entry.at)) && <p className="meta">{longDate(date)}</p>}
      <div className="say">
        <DocumentText document={document} headings={3} />
      </div>
      {hasTools(acts) && (
        <ul className="tools">
          {acts.includes("edit") && (
            <li>
              <a href={writeEntryPath(id)}>
                <Icon name="pencil" />
                {t("blogs.editEntry")}
              </a>
            </li>
          )}
          <ModerationLinks post={{ kind: "entry", id }} author={author} acts={acts} />
        </ul>
      )}
      {token !== null && acts.includes("follow") && (
        <FollowForm kind="entry" isFollowed={isFollowed} token={token} />
      )}
      {(older || newer) && (
        <nav className="plain-links" aria-label={t("blogs.otherEntries")}>
          {newer && <a href={entryPath(newer)}>{t("blogs.newer", { title: newer.title })}</a>}
          {newer && older && <br />}
          {older && <a href={entryPath(older)}>{t("blogs.older", { title: older.title })}</a>}
        </nav>
      )}
    </article>
  );
}

function EntryState({ state }: Pick<Entry, "state">) {
  const { t } = useTranslation();
  if (state === "published") return null;
  return state === "draft" ? (
    <Notice kind="info" title={t("blogs.draftTitle")} text={t("blogs.draftText")} />
  ) : (
    <Notice kind="info" title={t("blogs.waitingTitle")} text={t("community.conversation.waitingText")} />
  );
}
