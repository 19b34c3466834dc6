import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface ActFormProps {
  /** The page of what the act is done to. */
  path: string;
  act: string;
  texts: { title: string; text: string; button: string };
  token: string;
  /** What the act needs to know. */
  children?: ReactNode;
}

/** Asks whether to do an act. It posts to the page that it is about, or leads back to it. */
export function ActForm({ path, act, texts: { title, text, button }, token, children }: ActFormProps) {
  const { t } = useTranslation();
  return (
    <form
      method="post"
      action={path}
      className="form-part"
      aria-labelledby="vraag"
      data-busy={t("forms.sending")}
    >
      <h2 id="vraag">{title}</h2>
      <p>{text}</p>
      {children}
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <div className="actions">
          <button className="btn" type="submit">
            {button}
          </button>
          <a className="btn btn-second" href={path}>
            {t("staff.back")}
          </a>
        </div>
      </div>
    </form>
  );
}
