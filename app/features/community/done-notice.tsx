import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import type { ThreadDone } from "./paths";

/** Says what was done to a text. */
export function DoneNotice({ done }: { done: ThreadDone }) {
  const { t } = useTranslation();
  return (
    <Notice kind="done" title={t(`community.done.${done}.title`)} text={t(`community.done.${done}.text`)} />
  );
}
