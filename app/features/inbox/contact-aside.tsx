import { useTranslation } from "react-i18next";
import { HelplineLink } from "~/design/helpline-link";
import { Ways } from "~/features/accounts/public";
import { profilePath } from "~/features/profile/public";
import { ActForm } from "./act-form";
import { removePath } from "./paths";

interface ContactAsideProps {
  id: string;
  username: string;
  isBlocked: boolean;
  token: string;
}

/** What can be done with a contact, and whom to call, beside its messages. */
export function ContactAside({ id, username, isBlocked, token }: ContactAsideProps) {
  const { t } = useTranslation();
  const act = isBlocked ? "unblock" : "block";
  return (
    <aside aria-label={t("inbox.messages.this")}>
      <div className="sticky">
        <div className="side-card">
          <h2>{t("inbox.messages.this")}</h2>
          <Ways
            links={[
              { url: profilePath(username), title: t("inbox.profile"), icon: "person" },
              { url: removePath(id), title: t("inbox.contact.remove"), icon: "close" },
            ]}
          />
          <ActForm
            id={username}
            token={token}
            acts={[{ act, label: t(`inbox.contact.${act}`, { username }) }]}
          />
        </div>
        <div className="side-card">
          <h2>{t("inbox.messages.unsafe")}</h2>
          <p>
            {t("inbox.messages.unsafeText")} <HelplineLink />
          </p>
        </div>
      </div>
    </aside>
  );
}
