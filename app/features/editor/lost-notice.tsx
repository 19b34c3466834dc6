import { useTranslation } from "react-i18next";
import type { Unwritable } from "~/fields/document/write-syntax";
import { TextNotice } from "./text-notice";

/** Says what a stored text loses when it is stored again. */
export function LostNotice({ lost }: { lost: readonly Unwritable[] }) {
  const { t } = useTranslation();
  return (
    <TextNotice title={t("editor.lost.title")}>
      <p>{t("editor.lost.text")}</p>
      <ul>
        {lost.map((part) => (
          <li key={part}>{t(`editor.lost.${part}`)}</li>
        ))}
      </ul>
    </TextNotice>
  );
}
