import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import { inboxPath } from "./paths";

/** What is new in the inbox, on the member's own page; nothing where nothing is. */
export function NewsNotice({ unreadContacts, requests }: { unreadContacts: number; requests: number }) {
  const { t } = useTranslation();
  const lines = [
    ...(unreadContacts > 0 ? [t("inbox.mine.unread", { count: unreadContacts })] : []),
    ...(requests > 0 ? [t("inbox.mine.requests", { count: requests })] : []),
  ];
  if (lines.length === 0) return null;
  return (
    <Notice
      kind="info"
      title={t("inbox.mine.title")}
      text={lines.join(" ")}
      link={{ url: inboxPath, title: t("inbox.mine.open") }}
    />
  );
}
