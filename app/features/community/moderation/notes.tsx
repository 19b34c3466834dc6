import { useTranslation } from "react-i18next";
import type { FormState } from "~/design/form/form-state";
import { longMoment } from "~/utils/dates";
import { PlainText } from "./plain-text";
import { WordsField } from "./words-field";

interface Note {
  id: string;
  at: string;
  /** Null where the moderator left. */
  by: string | null;
  words: string;
}

/** What moderators noted about a member, the newest first. */
export function NoteList({ notes }: { notes: readonly Note[] }) {
  const { t } = useTranslation();
  return (
    <ol className="staff-list">
      {notes.map(({ id, at, by, words }) => (
        <li key={id}>
          <p className="meta">
            {t("moderation.record.noteBy", {
              name: by ?? t("moderation.record.former"),
              date: longMoment(at),
            })}
          </p>
          <PlainText text={words} />
        </li>
      ))}
    </ol>
  );
}

/** Notes something about a member. It posts to its own page. */
export function NoteForm({ form, token }: { form: FormState; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" noValidate data-busy={t("forms.sending")}>
      <WordsField form={form} label={t("moderation.record.note")} required />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn" type="submit">
          {t("moderation.record.noteButton")}
        </button>
      </div>
    </form>
  );
}
