import { useTranslation } from "react-i18next";
import { longMoment } from "~/utils/dates";
import type { JudgedPost } from "../../../../services/community/contract";
import { PlainText } from "./plain-text";

type Message = NonNullable<JudgedPost["message"]>;
type Around = NonNullable<Message["words"]>["before"];

interface JudgedMessageProps {
  message: Message;
  /** The name of the writer. */
  author: string;
  at: string;
  /** Whether the page is about this message alone; a list does not show what is private. */
  isOpen: boolean;
}

/** A message between two members, with those around it where it was reported. */
export function JudgedMessage({ message: { to, words }, author, at, isOpen }: JudgedMessageProps) {
  const { t } = useTranslation();
  const names = { name: author, to: to ?? t("moderation.desk.someone"), date: longMoment(at) };
  return (
    <>
      {words && <MessagesAround messages={words.before} title={t("moderation.desk.before")} />}
      <blockquote className="cite">
        <p className="meta">{t("moderation.desk.sent", names)}</p>
        {words ? (
          <PlainText text={words.text} />
        ) : (
          <p>{t(isOpen ? "moderation.desk.gone" : "moderation.desk.closed")}</p>
        )}
      </blockquote>
      {words && <MessagesAround messages={words.after} title={t("moderation.desk.after")} />}
    </>
  );
}

function MessagesAround({ messages, title }: { messages: Around; title: string }) {
  const { t } = useTranslation();
  if (messages.length === 0) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ol>
        {messages.map(({ at, isAuthor, text }) => (
          <li key={`${at}${text}`}>
            <p className="meta">
              {t(isAuthor ? "moderation.desk.writer" : "moderation.desk.other")}, {longMoment(at)}
            </p>
            <PlainText text={text ?? t("moderation.desk.noText")} />
          </li>
        ))}
      </ol>
    </details>
  );
}
