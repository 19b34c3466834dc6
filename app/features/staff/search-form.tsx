import { useTranslation } from "react-i18next";

/** Searches members. It posts to its own page, so that no name stands in an address. */
export function SearchForm({ search, token }: { search: string; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" role="search" aria-label={t("staff.members.title")}>
      <div className="field">
        <label htmlFor="zoek">{t("staff.members.search")}</label>
        <input
          id="zoek"
          name="zoek"
          type="text"
          defaultValue={search}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
      </div>
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("staff.members.button")}
        </button>
      </div>
    </form>
  );
}

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
