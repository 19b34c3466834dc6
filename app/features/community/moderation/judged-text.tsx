import { useTranslation } from "react-i18next";
import { DocumentText } from "~/design/document-text";
import { longMoment } from "~/utils/dates";
import type { JudgedPost } from "../../../../services/community/contract";
import { useAuthorName } from "../author-line";
import { blogPath, threadPath } from "../paths";
import { outcomeWords } from "./decision-words";
import { Facts } from "./facts";
import { JudgedMessage } from "./judged-message";
import { PlainText } from "./plain-text";
import { RecordWords } from "./record-words";

interface JudgedTextProps {
  post: JudgedPost;
  /** Whether the page is about this post alone. */
  isOpen?: boolean;
}

/** A post with what was reported and what is known of its author. */
export function JudgedText({ post, isOpen = false }: JudgedTextProps) {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const { kind, id, thread, page, at, document, author, reports, state, lastDecision } = post;
  const { message, blog } = post;
  const [first] = reports;
  const place = { page, reaction: kind === "reaction" && page !== null ? id : null };
  const url = blog ? blogPath(blog.username) : thread && threadPath(thread, place);
  return (
    <>
      {message && <JudgedMessage message={message} at={at} author={nameOf(author)} isOpen={isOpen} />}
      {blog && (
        <blockquote className="cite">
          <p className="meta">{t("moderation.desk.begun", { name: nameOf(author), date: longMoment(at) })}</p>
          <BlogText blog={blog} />
        </blockquote>
      )}
      {thread && (
        <blockquote className="cite">
          <p className="meta">
            {t(kind === "reaction" ? "moderation.desk.where" : "moderation.desk.begun", {
              name: nameOf(author),
              date: longMoment(at),
              title: thread.title,
            })}
          </p>
          {kind !== "reaction" && (
            <p>
              <b>{thread.title}</b>
            </p>
          )}
          {document ? <DocumentText document={document} headings={4} /> : <p>{t("moderation.desk.gone")}</p>}
        </blockquote>
      )}
      <Facts
        facts={[
          [
            t("moderation.desk.facts.reported"),
            first && t("moderation.desk.times", { count: reports.length, date: longMoment(first.at) }),
          ],
          [t("moderation.desk.facts.reason"), reports.length > 0 && <Reasons reports={reports} />],
          [
            t("moderation.desk.first"),
            reports.some(({ reason }) => reason === "worried") && t("moderation.desk.firstText"),
          ],
          [t("moderation.desk.facts.member"), author && <RecordWords record={author} />],
          [t("moderation.desk.facts.state"), (thread ?? blog) && t(`moderation.desk.states.${state}`)],
          [t("moderation.desk.facts.last"), lastDecision && outcomeWords(t, lastDecision)],
        ]}
      />
      {url && state === "published" && (
        <p className="plain-links">
          <a href={url}>{t("moderation.desk.onSite")}</a>
        </p>
      )}
    </>
  );
}

/** What a blog is called and is about. */
function BlogText({ blog: { title, introduction } }: { blog: NonNullable<JudgedPost["blog"]> }) {
  const { t } = useTranslation();
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <PlainText text={introduction || t("moderation.desk.noIntroduction")} />
    </>
  );
}

function Reasons({ reports }: Pick<JudgedPost, "reports">) {
  const { t } = useTranslation();
  return (
    <ul>
      {reports.map(({ at, by, reason, words }) => (
        <li key={`${at}${by}${words}`}>
          {t("moderation.desk.reportedBy", {
            reason: t(`moderation.reasons.${reason}`),
            name: by ?? t("moderation.desk.visitor"),
            date: longMoment(at),
          })}
          {words && <p>{words}</p>}
        </li>
      ))}
    </ul>
  );
}
