import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Pager } from "~/design/pager";
import { Portrait, profilePath } from "~/features/profile/public";
import { longDate } from "~/utils/dates";
import type { ContactLists, Person } from "../../../services/inbox/contract";
import { ActForm } from "./act-form";
import { inboxPath, inboxQuery, messagesPath } from "./paths";

interface ContactsAsideProps {
  lists: ContactLists;
  token: string;
}

/** With whom a member has contact, by name; whom they asked, and whom they blocked. */
export function ContactsAside({ lists, token }: ContactsAsideProps) {
  const { t } = useTranslation();
  const { contacts, page, pageCount, asked, blocked } = lists;
  return (
    <aside aria-label={t("inbox.contacts.title")}>
      {contacts.length > 0 && (
        <div className="side-card" id="contacten">
          <h2>{t("inbox.contacts.title")}</h2>
          <ul className="contacts">
            {contacts.map(({ id, person, relationship }) => (
              <Contact key={id} person={person} url={messagesPath(id)}>
                {relationship && <p className="meta">{t(`accounts.health.relationships.${relationship}`)}</p>}
              </Contact>
            ))}
          </ul>
          <Pager
            page={page}
            count={pageCount}
            label={t("inbox.contacts.pages")}
            addressOf={(number) => `${inboxPath}?${inboxQuery.contacts}=${number}#contacten`}
          />
        </div>
      )}
      {(asked.length > 0 || blocked.length > 0) && (
        <div className="expand">
          {asked.length > 0 && (
            <Fold title={t("inbox.contacts.asked")}>
              {asked.map(({ id, person, at, isWaiting }) => (
                <Contact key={id} person={person} url={profilePath(person.username)}>
                  <p className="meta">
                    {t(isWaiting ? "inbox.contacts.waiting" : "inbox.contacts.askedOn", {
                      date: longDate(at),
                    })}
                  </p>
                  <ActForm
                    id={id}
                    token={token}
                    acts={[{ act: "withdraw", label: t("inbox.contact.withdraw") }]}
                  />
                </Contact>
              ))}
            </Fold>
          )}
          {blocked.length > 0 && (
            <Fold title={t("inbox.contacts.blocked")}>
              {blocked.map(({ person }) => (
                <Contact key={person.username} person={person} url={profilePath(person.username)}>
                  <ActForm
                    id={person.username}
                    token={token}
                    acts={[{ act: "unblock", label: t("inbox.contact.unblock") }]}
                  />
                </Contact>
              ))}
            </Fold>
          )}
        </div>
      )}
    </aside>
  );
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary>{title}</summary>
      <ul className="contacts in">{children}</ul>
    </details>
  );
}

function Contact({ person, url, children }: { person: Person; url: string; children: ReactNode }) {
  return (
    <li>
      <Portrait {...person} />
      <div>
        <a href={url}>{person.username}</a>
        {children}
      </div>
    </li>
  );
}
