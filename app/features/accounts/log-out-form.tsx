import { useTranslation } from "react-i18next";

/** Ends the session of this browser. */
export function LogOutForm({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action="/uitloggen">
      <input type="hidden" name="token" value={token} />
      <button type="submit">{t("accounts.mine.logOut")}</button>
    </form>
  );
}
