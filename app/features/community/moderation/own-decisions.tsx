import { useTranslation } from "react-i18next";
import { emptyForm, type FormState } from "~/design/form/form-state";
import type { Decision, PostKind } from "../../../../services/community/contract";
import { ownBlogPath, type Thread, threadPath } from "../paths";
import { DecisionFacts } from "./decision-facts";
import { nameOfPost } from "./decision-words";
import { ownDecisionsPath, type Post } from "./paths";
import { PlainText } from "./plain-text";
import { WordsField } from "./words-field";

interface OwnDecision {
  decision: Decision;
  title: string;
  postKind: PostKind;
  /** Null where it is gone. */
  post: (Post & { thread: Thread | null; page: number | null }) | null;
  canObject: boolean;
  /** Of a message that was not sent. */
  text: string | null;
}

interface OwnDecisionsProps {
  decisions: readonly OwnDecision[];
  /** These are older than that decision; null for the newest ones. */
  before: string | null;
  /** The decision that the member objects to. */
  objected: string | null;
  /** The objection that is shown again, also where there can be none any more. */
  again: FormState | null;
  token: string;
}

/** What was decided about own posts, with the form of an objection to one of them. */
export function OwnDecisions({ decisions, before, objected, again, token }: OwnDecisionsProps) {
  const { t } = useTranslation();
  const objectionTo = (id: string) => {
    const query = new URLSearchParams({ ...(before !== null && { voor: before }), bezwaar: id });
    return `${ownDecisionsPath}?${query}#bezwaar`;
  };
  return (
    <ol className="posts-to-judge">
      {decisions.map(({ decision, title, postKind, post, canObject, text }) => (
        <li key={decision.id} className="post-to-judge">
          <article aria-labelledby={`besluit-${decision.id}`}>
            <h3 id={`besluit-${decision.id}`}>{nameOfPost(t, postKind, title)}</h3>
            <DecisionFacts decision={decision} />
            {text !== null && (
              <blockquote className="cite">
                <p className="meta">{t("moderation.own.handedBack")}</p>
                <PlainText text={text} />
              </blockquote>
            )}
            {post?.thread && (decision.kind === "publish" || decision.kind === "restore") && (
              <p className="plain-links">
                <a
                  href={threadPath(post.thread, {
                    page: post.page,
                    reaction: post.kind === "reaction" ? post.id : null,
                  })}
                >
                  {t("moderation.own.toPost")}
                </a>
              </p>
            )}
            {postKind === "blog" && (
              <p className="plain-links">
                <a href={ownBlogPath}>{t("moderation.own.toBlog")}</a>
              </p>
            )}
            {(canObject || again) && decision.id === objected ? (
              <ObjectionForm id={decision.id} form={again ?? emptyForm} token={token} />
            ) : (
              canObject && (
                <p>
                  <a className="btn btn-second" href={objectionTo(decision.id)}>
                    {t("moderation.own.object")}
                    <span className="vh"> {t("moderation.own.objectTo", { title })}</span>
                  </a>
                </p>
              )
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}

function ObjectionForm({ id, form, token }: { id: string; form: FormState; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" id="bezwaar" noValidate data-busy={t("forms.sending")}>
      <h4>{t("moderation.own.objectionTitle")}</h4>
      <p>{t("moderation.own.objectionText")}</p>
      <WordsField form={form} label={t("moderation.own.objectionWords")} required />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <div className="actions">
          <button className="btn" type="submit">
            {t("moderation.own.button")}
          </button>
          <a className="btn btn-second" href={ownDecisionsPath}>
            {t("moderation.own.back")}
          </a>
        </div>
      </div>
    </form>
  );
}
