import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface SettingProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** A part of the settings: what it is about, and beside it what can be chosen. */
export function Setting({ id, title, text, children }: SettingProps) {
  return (
    <section className="setting" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

interface PartFormProps {
  part: string;
  token: string;
  button: string;
  children: ReactNode;
}

/** The form of one part. */
export function PartForm({ part, token, button, children }: PartFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" action="/mijn/instellingen" noValidate data-busy={t("forms.sending")}>
      {children}
      <input type="hidden" name="part" value={part} />
      <input type="hidden" name="token" value={token} />
      <button className="btn btn-second" type="submit">
        {button}
      </button>
    </form>
  );
}
