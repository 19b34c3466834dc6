import { useTranslation } from "react-i18next";
import type { ContactAct } from "./schema";

interface ActFormProps {
  /** Of the contact, or the name of the member to block. */
  id: string;
  token: string;
  acts: readonly { act: ContactAct; label: string; isMain?: boolean }[];
}

/** A form of buttons about a contact. */
export function ActForm({ id, token, acts }: ActFormProps) {
  const { t } = useTranslation();
  return (
    <form method="post" className="contact-acts" data-busy={t("forms.sending")}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="token" value={token} />
      {acts.map(({ act, label, isMain }) => (
        <button
          key={act}
          className={isMain ? "btn" : "btn btn-second"}
          type="submit"
          name="contact"
          value={act}
        >
          {label}
        </button>
      ))}
    </form>
  );
}
