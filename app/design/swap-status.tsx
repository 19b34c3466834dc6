import { useTranslation } from "react-i18next";

/**
 * Announces to screen readers that a list is loading, and then its new content. Each page with a swap (`data-swap`)
 * has one (docs/where-code-lives.md, 'Let a list change in place').
 */
export function SwapStatus() {
  const { t } = useTranslation();
  return (
    <p
      className="vh"
      role="status"
      data-swap-status
      data-loading={t("loading")}
      data-more={t("loadedMore")}
    />
  );
}
