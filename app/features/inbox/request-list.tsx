import { useTranslation } from "react-i18next";
import { ReportLink } from "~/features/community/public";
import { Portrait, profilePath } from "~/features/profile/public";
import { longMoment } from "~/utils/dates";
import type { ContactRequest } from "../../../services/inbox/contract";
import { ActForm } from "./act-form";
import { PlainWords } from "./plain-words";

interface RequestListProps {
  requests: readonly ContactRequest[];
  /** Of all requests. */
  count: number;
  token: string;
}

/** Who asks the member for contact. */
export function RequestList({ requests, count, token }: RequestListProps) {
  const { t } = useTranslation();
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="verzoeken">
      <h2 id="verzoeken">{t("inbox.requests.title")}</h2>
      {requests.map((request) => (
        <Request key={request.id} request={request} token={token} />
      ))}
      {count > requests.length && <p className="meta">{t("inbox.requests.more")}</p>}
    </section>
  );
}

function Request({ request, token }: { request: ContactRequest; token: string }) {
  const { id, person, at, text, message } = request;
  return (
    <article className="request" aria-labelledby={`verzoek-${id}`}>
      <div className="person">
        <Portrait {...person} />
        <div>
          <h3 className="name" id={`verzoek-${id}`}>
            <a href={profilePath(person.username)}>{person.username}</a>
          </h3>
          <p className="meta">
            <time dateTime={at}>{longMoment(at)}</time>
          </p>
        </div>
      </div>
      <PlainWords text={text} />
      <AnswerForm id={id} username={person.username} token={token} />
      <ReportRequest message={message} text={text} username={person.username} />
    </article>
  );
}

interface ReportRequestProps {
  message: string;
  /** Null where a moderator removed it, so that there is nothing to report. */
  text: string | null;
  username: string;
}

/** Leads to where a request is reported to moderators. */
export function ReportRequest({ message, text, username }: ReportRequestProps) {
  const { t } = useTranslation();
  if (text === null) return null;
  return (
    <p className="quiet-link">
      <ReportLink
        post={{ kind: "message", id: message }}
        subject={t("inbox.requests.report", { username })}
      />
    </p>
  );
}

/** Accepts a request, or declines it. */
export function AnswerForm({ id, username, token }: { id: string; username: string; token: string }) {
  const { t } = useTranslation();
  return (
    <>
      <ActForm
        id={id}
        token={token}
        acts={[
          { act: "accept", label: t("inbox.requests.accept"), isMain: true },
          { act: "decline", label: t("inbox.requests.decline") },
        ]}
      />
      <p className="hint">{t("inbox.requests.silent", { username })}</p>
    </>
  );
}
