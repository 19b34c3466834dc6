import { useTranslation } from "react-i18next";
import { SearchField } from "~/design/form/search-field";
import { inboxSearchPath } from "./paths";

/** Searches the member's own inbox. It posts, so that words of messages stand in no address. */
export function InboxSearchForm({ words = "", token }: { words?: string; token: string }) {
  const { t } = useTranslation();
  return (
    <form
      className="search-page inbox-search"
      method="post"
      action={inboxSearchPath}
      role="search"
      aria-label={t("inbox.search.title")}
      autoComplete="off"
      noValidate
    >
      <label className="label" htmlFor="woorden">
        {t("inbox.search.label")}
      </label>
      <p className="hint" id="woorden-uitleg">
        {t("inbox.search.hint")}
      </p>
      <SearchField
        id="woorden"
        name="words"
        maxLength={100}
        aria-describedby="woorden-uitleg"
        defaultValue={words}
        button={t("search.button")}
      />
      <input type="hidden" name="token" value={token} />
    </form>
  );
}
