import { useTranslation } from "react-i18next";
import mailbox from "~/design/illustrations/brievenbus.svg";
import { Pager } from "~/design/pager";
import { PicturedEmpty } from "~/design/pictured-empty";
import { Portrait } from "~/features/profile/public";
import { longMoment } from "~/utils/dates";
import { type ContactCard, mostCounted } from "../../../services/inbox/contract";
import { inboxPath, inboxQuery, messagesPath } from "./paths";

interface ContactListProps {
  contacts: readonly ContactCard[];
  page: number;
  pageCount: number;
  /** Of the forum, for who has no contacts. */
  emptyLink: string;
}

/** Contacts with their newest message, the newest first. */
export function ContactList({ contacts, page, pageCount, emptyLink }: ContactListProps) {
  const { t } = useTranslation();
  return (
    <section className="community-part" aria-labelledby="berichten">
      <h2 id="berichten">{t("inbox.list.title")}</h2>
      {contacts.length === 0 && page === 1 ? (
        <PicturedEmpty
          picture={mailbox}
          title={t("inbox.list.empty")}
          text={t("inbox.list.emptyText")}
          link={{ url: emptyLink, title: t("inbox.list.emptyLink") }}
        />
      ) : (
        <ul className="threads">
          {contacts.map((contact) => (
            <Card key={contact.id} contact={contact} />
          ))}
        </ul>
      )}
      <Pager
        page={page}
        count={pageCount}
        label={t("inbox.pages")}
        addressOf={(number) => `${inboxPath}?${inboxQuery.page}=${number}#berichten`}
      />
    </section>
  );
}

function Card({ contact }: { contact: ContactCard }) {
  const { id, person, unreadCount, isNew, newest } = contact;
  return (
    <li className={isNew || unreadCount > 0 ? "is-new" : undefined}>
      <Portrait {...person} />
      <div>
        <div className="line">
          <h3>
            <a href={messagesPath(id)}>{person.username}</a> <Marks contact={contact} />
          </h3>
          {newest && (
            <p className="meta">
              <time dateTime={newest.at}>{longMoment(newest.at)}</time>
            </p>
          )}
        </div>
        {newest && <Start newest={newest} />}
      </div>
    </li>
  );
}

/** How the newest message begins. */
function Start({ newest: { isYours, start } }: { newest: NonNullable<ContactCard["newest"]> }) {
  const { t } = useTranslation();
  const shown = start ?? t("inbox.removed");
  return <p className="words">{isYours ? t("inbox.list.yours", { start: shown }) : shown}</p>;
}

function Marks({ contact: { unreadCount, isNew, isBlocked, hasDraft } }: { contact: ContactCard }) {
  const { t } = useTranslation();
  const unread = unreadCount < mostCounted ? "inbox.list.unread" : "inbox.list.unreadMany";
  return (
    <>
      {unreadCount > 0 && <span className="mark">{t(unread, { count: unreadCount })}</span>}{" "}
      {isNew && <span className="mark">{t("inbox.list.accepted")}</span>}{" "}
      {hasDraft && <span className="mark plain">{t("inbox.list.draft")}</span>}{" "}
      {isBlocked && <span className="mark plain">{t("inbox.list.blocked")}</span>}
    </>
  );
}
