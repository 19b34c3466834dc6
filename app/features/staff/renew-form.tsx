import { useTranslation } from "react-i18next";

/** The button that replaces the recovery codes. It posts to its own page. */
export function RenewForm({ token }: { token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post">
      <input type="hidden" name="token" value={token} />
      <button className="btn" type="submit">
        {t("staff.renewal.button")}
      </button>
    </form>
  );
}
