import { useTranslation } from "react-i18next";
import type { Message } from "../../../services/inbox/contract";
import { Letters } from "./letters";
import { messageId, messagesPath, newsPath } from "./paths";

interface MessagesPartProps {
  loaded: {
    id: string;
    person: { username: string };
    /** The first page that is shown. */
    page: number;
    pageCount: number;
    messages: readonly Message[];
    /** The place of the newest one. */
    newest: number;
    waiting: readonly { id: string; at: string; text: string }[];
    firstUnread: { message: string } | null;
  };
  now: string;
}

/** Pages of messages, with links to those before and after. */
export function MessagesPart({ loaded, now }: MessagesPartProps) {
  const { t } = useTranslation();
  const { id, person, page, pageCount, messages, waiting, firstUnread } = loaded;
  const last = messages.at(-1)?.page ?? page;
  const { username } = person;
  const isNewest = last >= pageCount;
  // Scripts add new messages where the newest ones are.
  const live = {
    "data-live": newsPath(id),
    "data-page": messagesPath(id),
    "data-newest": loaded.newest,
    "data-one": t("inbox.messages.arrived", { username }),
    "data-many": t("inbox.messages.arrivedMany", { number: "{n}", username }),
  };
  const isUnreadElsewhere = firstUnread && messages.every((message) => message.id !== firstUnread.message);
  return (
    <section aria-labelledby="jullie-berichten" {...(isNewest && live)}>
      <h2 className="vh" id="jullie-berichten">
        {t("inbox.messages.yours")}
      </h2>
      {isUnreadElsewhere && (
        <PageLink
          url={messagesPath(id, { message: firstUnread.message, anchor: messageId(firstUnread.message) })}
          title={t("inbox.messages.toUnread")}
        />
      )}
      {page > 1 && (
        <PageLink url={messagesPath(id, { page: page - 1 })} title={t("inbox.messages.earlier")} />
      )}
      {messages.length === 0 && waiting.length === 0 && <p>{t("inbox.messages.first")}</p>}
      <Letters {...{ messages, waiting, now }} username={username} />
      {!isNewest ? (
        <>
          <PageLink url={messagesPath(id, { page: last + 1 })} title={t("inbox.messages.later")} />
          <PageLink url={messagesPath(id)} title={t("inbox.messages.newest")} />
        </>
      ) : (
        <PageLink url={messagesPath(id, { done: "gekeken" })} title={t("inbox.messages.look")} />
      )}
    </section>
  );
}

function PageLink({ url, title }: { url: string; title: string }) {
  return (
    <p className="plain-links">
      <a href={url}>{title}</a>
    </p>
  );
}
