import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Portrait } from "~/features/profile/public";
import { highlight, MarkedText } from "~/features/search/public";
import { longMoment } from "~/utils/dates";
import type { FoundMessage, Person } from "../../../services/inbox/contract";
import { messageId, messagesPath } from "./paths";

interface FoundPartProps {
  words: string;
  found: {
    contacts: readonly { id: string; person: Person }[];
    messages: readonly FoundMessage[];
    /** Whether there are older messages in which was not searched. */
    isPartial: boolean;
  };
}

/** What a search in the inbox found, with its words marked. */
export function FoundPart({ words, found: { contacts, messages, isPartial } }: FoundPartProps) {
  const { t } = useTranslation();
  const isNothing = contacts.length === 0 && messages.length === 0;
  return (
    <section id="gevonden" aria-labelledby="gevonden-titel">
      <h2 className="result-title" id="gevonden-titel">
        {t(isNothing ? "inbox.search.nothing" : "inbox.search.found", { words })}
      </h2>
      {isNothing && <p>{t("inbox.search.nothingText")}</p>}
      {isPartial && <p>{t("inbox.search.partial")}</p>}
      {contacts.length > 0 && (
        <Group id="gevonden-leden" title={t("inbox.search.members")}>
          {contacts.map(({ id, person }) => (
            <li key={id}>
              <Portrait {...person} />
              <h4>
                <a href={messagesPath(id)}>{person.username}</a>
              </h4>
            </li>
          ))}
        </Group>
      )}
      {messages.length > 0 && (
        <Group id="gevonden-berichten" title={t("inbox.search.messages")}>
          {messages.map((message) => (
            <FoundItem key={message.message} message={message} words={words} />
          ))}
        </Group>
      )}
    </section>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="community-part" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul className="threads">{children}</ul>
    </section>
  );
}

function FoundItem({ message, words }: { message: FoundMessage; words: string }) {
  const { t } = useTranslation();
  const { id, person, at, isYours, excerpt } = message;
  const { username } = person;
  return (
    <li>
      <Portrait {...person} />
      <div>
        <div className="line">
          <h4>
            <a href={messagesPath(id, { message: message.message, anchor: messageId(message.message) })}>
              {t(isYours ? "inbox.search.toThem" : "inbox.search.ofThem", { username })}
            </a>
          </h4>
          <p className="meta">
            <time dateTime={at}>{longMoment(at)}</time>
          </p>
        </div>
        <p className="words">
          <MarkedText parts={highlight(excerpt, words)} />
        </p>
      </div>
    </li>
  );
}
