import { useTranslation } from "react-i18next";
import type { JudgedPost } from "../../../../services/community/contract";
import { useAuthorName } from "../author-line";
import { JudgedText } from "./judged-text";
import { judgePath } from "./paths";

interface QueueListProps {
  posts: readonly JudgedPost[];
  token: string;
}

/** Posts that moderators look at, each with the likeliest decision as a button. */
export function QueueList({ posts, token }: QueueListProps) {
  return (
    <ol className="posts-to-judge">
      {posts.map((post) => (
        <QueueItem key={`${post.kind}-${post.id}`} post={post} token={token} />
      ))}
    </ol>
  );
}

/** Why a post stands in the queue. */
function reasonOf({ state, reports, message, blog }: JudgedPost) {
  if (reports.some(({ reason }) => reason === "worried")) return "worried";
  if (state === "waiting" && message) return message.copies === null ? "waitingMessage" : "copies";
  if (state === "waiting" && blog) return "waitingBlog";
  if (state === "waiting" || state === "hidden") return state;
  return reports.length > 0 ? "reported" : "listed";
}

function QueueItem({ post, token }: { post: JudgedPost; token: string }) {
  const { t } = useTranslation();
  const nameOf = useAuthorName();
  const { kind, id, state, author, decisions, version, lastDecision, message } = post;
  const reason = reasonOf(post);
  const heading = `${kind}-${id}`;
  // A message is read before anything is decided about it.
  const [first] = message
    ? []
    : decisions.filter((decision) => decision === "publish" || decision === "restore");
  const ofPost = <span className="vh">{t("moderation.desk.ofPost", { name: nameOf(author) })}</span>;
  return (
    <li className={reason === "worried" ? "post-to-judge urgent" : "post-to-judge"}>
      <article aria-labelledby={heading}>
        <h3 id={heading}>
          {t(`moderation.kinds.${kind}`)}: {t(`moderation.desk.${reason}`, { count: message?.copies ?? 0 })}
        </h3>
        <JudgedText post={post} />
        <form method="post" action={judgePath(post)} data-busy={t("forms.sending")}>
          {first && (
            <>
              <input type="hidden" name="decision" value={first} />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="seen" value={lastDecision?.id ?? ""} />
              <input type="hidden" name="token" value={token} />
            </>
          )}
          <div className="actions">
            {first && (
              <button className="btn" type="submit">
                {t(`moderation.desk.quick.${first === "publish" && state !== "waiting" ? "keep" : first}`)}
                {ofPost}
              </button>
            )}{" "}
            <a className="btn btn-second" href={judgePath(post)}>
              {t(message ? "moderation.desk.openMessage" : "moderation.desk.otherwise")}
              {ofPost}
            </a>
          </div>
        </form>
      </article>
    </li>
  );
}
