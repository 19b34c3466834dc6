import { useTranslation } from "react-i18next";
import type { TitledLink } from "~/design/page-context";
import { leavingPath } from "~/features/leaving/public";
import { MailboxPage } from "./picture-page";

/** Where somebody whose link does not work gets a new one. */
const newLinks = {
  verify: {
    url: "/verificatie-mail-opnieuw-versturen",
    text: "newMail",
    other: "/inloggen",
    otherText: "logIn",
  },
  resetPassword: { url: "/wachtwoord/vergeten", text: "newMail", other: "/contact", otherText: "contact" },
  deleteAccount: { url: leavingPath, text: "newMail", other: "/mijn", otherText: "account" },
  changeEmail: { url: "/mijn/e-mailadres", text: "newMail", other: "/mijn", otherText: "account" },
} as const;

interface LinkFailedProps {
  kind: keyof typeof newLinks;
  crumbs: TitledLink[];
}

/** The page of a mailed link that was used, is too old or never was one. */
export function LinkFailed({ kind, crumbs }: LinkFailedProps) {
  const { t } = useTranslation();
  const { url, text, other, otherText } = newLinks[kind];
  return (
    <MailboxPage
      title={t("accounts.linkFailed.title")}
      text={t(`accounts.linkFailed.${kind}`)}
      crumbs={crumbs}
    >
      <a className="btn" href={url}>
        {t(`accounts.linkFailed.${text}`)}
      </a>{" "}
      <a className="btn btn-second" href={other}>
        {t(`accounts.linkFailed.${otherText}`)}
      </a>
    </MailboxPage>
  );
}
