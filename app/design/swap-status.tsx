import { useTranslation } from "react-i18next";

/**
 * Says that a list is being loaded, and then what came. A page with a `data-swap` has one
 * (docs/where-code-lives.md, 'make a list filter in place').
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
