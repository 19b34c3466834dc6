import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { KeptTexts } from "./kept-texts";
import { ownerField } from "./model";

interface TextFormProps {
  kept: KeptTexts;
  token: string;
  /** The page that it stands on by default; another has the same path, by which texts are kept. */
  action?: string;
  children: ReactNode;
}

/**
 * A form in which members write. What is typed survives a session that ended, on the server, and a closed window, in
 * the browser.
 */
export function TextForm({ kept, token, action, children }: TextFormProps) {
  const { t } = useTranslation();
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-busy={t("forms.sending")}
      data-keep={kept.key}
      data-kept={kept.parts.kept}
      data-editor-parts={kept.parts.editor}
    >
      {children}
      <input type="hidden" name={ownerField} value={kept.owner} />
      <input type="hidden" name="token" value={token} />
    </form>
  );
}
