import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import type { WordsDone } from "./words";

/** What was just done to the list of words. */
export function WordsDoneNotice({ done }: { done: WordsDone }) {
  const { t } = useTranslation();
  const texts =
    done.kind === "removed"
      ? [t("moderation.words.done.removed", { count: done.removed })]
      : (["added", "moved", "known"] as const)
          .filter((part) => part === "added" || done[part] > 0)
          .map((part) => t(`moderation.words.done.${part}`, { count: done[part] }));
  return <Notice kind="done" title={t("moderation.words.done.title")} text={texts.join(" ")} />;
}
