import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import type { Unwritable } from "~/fields/document/write-syntax";

/** Says what a stored text loses when it is stored again. */
export function LostNotice({ lost }: { lost: readonly Unwritable[] }) {
  const { t } = useTranslation();
  return (
    <div className="editor-notice">
      <Icon name="info" />
      <div>
        <p>
          <strong>{t("editor.lost.title")}</strong>
        </p>
        <p>{t("editor.lost.text")}</p>
        <ul>
          {lost.map((part) => (
            <li key={part}>{t(`editor.lost.${part}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
