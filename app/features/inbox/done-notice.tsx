import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import type { Done } from "./done";

/** Says what was done, or that something else was done meanwhile. */
export function DoneNotice({ done }: { done: Done }) {
  const { t } = useTranslation();
  return (
    <Notice
      kind={done === "veranderd" ? "info" : "done"}
      title={t(`inbox.done.${done}.title`)}
      text={t(`inbox.done.${done}.text`)}
      isAnswer
    />
  );
}
