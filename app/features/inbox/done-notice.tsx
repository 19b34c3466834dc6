import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import type { Done } from "./done";

/** Says what was done. */
export function DoneNotice({ done }: { done: Done }) {
  const { t } = useTranslation();
  return <Notice kind="done" title={t(`inbox.done.${done}.title`)} text={t(`inbox.done.${done}.text`)} />;
}
