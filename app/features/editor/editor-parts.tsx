import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/design/icons/icon";

const marks = [
  { command: "bold", icon: "bold", keys: "Control+B" },
  { command: "list", icon: "list" },
  { command: "numbered", icon: "numbered" },
  { command: "link", icon: "link", keys: "Control+K" },
] as const satisfies readonly { command: string; icon: IconName; keys?: string }[];

/** The parts of the editor that its script takes: toolbar, form for a link, counter. Without scripts there are none. */
export function EditorParts({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="editor-bar" role="toolbar" aria-label={t("editor.bar")} aria-controls={id}>
        {marks.map(({ command, icon, ...mark }) => (
          <button
            key={command}
            type="button"
            data-command={command}
            aria-pressed="false"
            aria-keyshortcuts={"keys" in mark ? mark.keys : undefined}
          >
            <Icon name={icon} />
            {t(`editor.${command}`)}
          </button>
        ))}
      </div>
      <LinkForm id={`${id}-link`} />
      <p className="counter" data-left={t("editor.left")} data-over={t("editor.over")}>
        <span aria-hidden="true" />
        <span className="vh" role="status" />
      </p>
    </>
  );
}

/** Not a form element, as it stands inside one; its inputs have no names, so nothing of it is posted. */
function LinkForm({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="editor-link" role="group" aria-label={t("editor.link")} hidden>
      <div>
        <label htmlFor={`${id}-words`}>{t("editor.linkForm.words")}</label>
        <input id={`${id}-words`} type="text" autoComplete="off" />
      </div>
      <div>
        <label htmlFor={`${id}-address`}>{t("editor.linkForm.address")}</label>
        <span className="hint" id={`${id}-hint`}>
          {t("editor.linkForm.hint")}
        </span>
        <span className="error" id={`${id}-error`} role="alert" data-error={t("editor.linkForm.invalid")} />
        <input
          id={`${id}-address`}
          type="text"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-hint ${id}-error`}
        />
      </div>
      <div className="actions">
        <button type="button" className="btn" data-act="set">
          {t("editor.linkForm.set")}
        </button>
        <button type="button" className="btn btn-second" data-act="remove">
          {t("editor.linkForm.remove")}
        </button>
        <button type="button" className="btn btn-second" data-act="cancel">
          {t("editor.linkForm.cancel")}
        </button>
      </div>
    </div>
  );
}
