import { useTranslation } from "react-i18next";

/** The next page of members. */
export function MoreForm({ search, after, token }: { search: string; after: string; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post">
      <input type="hidden" name="zoek" value={search} />
      <input type="hidden" name="na" value={after} />
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-second" type="submit">
        {t("staff.members.more")}
      </button>
    </form>
  );
}
