import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import type { KeptTexts } from "./kept-texts";
import { ownerField } from "./model";

interface TextFormProps {
  kept: KeptTexts;
  token: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form in which members write. What is typed survives a session that ended, on the server, and a closed window, in
 * the browser. It posts to the page that it stands on.
 */
export function TextForm({ kept, token, className, children }: TextFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")} data-keep={kept.key} className={className}>
      {children}
      <input type="hidden" name={ownerField} value={kept.owner} />
      <input type="hidden" name="token" value={token} />
      <template data-kept>
        <div className="editor-notice" role="status">
          <Icon name="info" />
          <div>
            <p>
              <strong>{t("editor.kept.title")}</strong>
            </p>
            <p>{t("editor.kept.text")}</p>
            <div className="actions">
              <button type="button" className="btn" data-act="restore">
                {t("editor.kept.restore")}
              </button>
              <button type="button" className="btn btn-second" data-act="discard">
                {t("editor.kept.discard")}
              </button>
            </div>
          </div>
        </div>
      </template>
    </form>
  );
}
