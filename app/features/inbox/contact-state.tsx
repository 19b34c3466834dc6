import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import { longMoment } from "~/utils/dates";
import type { Standing } from "../../../services/inbox/contract";
import { ActForm } from "./act-form";
import { messagesPath, removePath } from "./paths";
import { PlainWords } from "./plain-words";
import { AnswerForm, ReportRequest } from "./request-list";

interface ContactStateProps {
  standing: Standing;
  /** Whether the viewer blocked the other, so that neither is invited to write. */
  isBlocked: boolean;
  username: string;
  token: string;
}

/** How a contact stands; nothing where there is none. */
export function ContactState({ standing, isBlocked, username, token }: ContactStateProps) {
  const { t } = useTranslation();
  if (standing.state === "asked")
    return (
      <>
        <Notice
          kind="info"
          title={t(standing.isWaiting ? "inbox.contact.waiting" : "inbox.contact.asked")}
          text={t(standing.isWaiting ? "inbox.contact.waitingText" : "inbox.contact.askedText", {
            username,
            date: longMoment(standing.at),
          })}
        />
        <ActForm
          id={standing.id}
          token={token}
          acts={[{ act: "withdraw", label: t("inbox.contact.withdraw") }]}
        />
      </>
    );
  if (standing.state === "invited")
    return (
      <article className="request" aria-labelledby="verzoek">
        <h3 id="verzoek">{t("inbox.contact.invited", { username })}</h3>
        <p className="meta">
          <time dateTime={standing.at}>{longMoment(standing.at)}</time>
        </p>
        <PlainWords text={standing.text} />
        <AnswerForm id={standing.id} username={username} token={token} />
        <ReportRequest message={standing.message} text={standing.text} username={username} />
      </article>
    );
  if (standing.state === "none") return null;
  return (
    <>
      {isBlocked ? (
        <p className="plain-links">
          <a href={messagesPath(standing.id)}>{t("inbox.contact.write")}</a>
        </p>
      ) : (
        <Notice
          kind="info"
          title={t("inbox.contact.accepted")}
          text={t("inbox.contact.acceptedText", { username })}
          link={{ url: messagesPath(standing.id), title: t("inbox.contact.write") }}
        />
      )}
      <p className="plain-links">
        <a href={removePath(standing.id)}>{t("inbox.contact.remove")}</a>
      </p>
    </>
  );
}
