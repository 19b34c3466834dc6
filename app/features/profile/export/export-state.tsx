import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import type { ExportState } from "./load.server";
import { exportFilePath, exportPath } from "./model";

interface ExportNoticeProps extends Pick<ExportState, "state" | "deletedAt"> {
  /** Whether the member just requested it. */
  isAnswer: boolean;
}

/** What became of the member's export, with the link to its file. */
export function ExportNotice({ state, deletedAt, isAnswer }: ExportNoticeProps) {
  const { t } = useTranslation();
  if (state === "none") return null;
  if (state !== "ready")
    return (
      <Notice
        kind="info"
        title={t(`export.${state}.title`)}
        text={t(`export.${state}.text`)}
        isAnswer={isAnswer}
      />
    );
  return (
    <>
      <Notice
        kind="done"
        title={t("export.ready.title")}
        text={t("export.ready.text", { moment: deletedAt })}
        isAnswer={isAnswer}
      />
      <p>
        <a className="btn" href={exportFilePath} download>
          {t("export.ready.button")}
        </a>
      </p>
    </>
  );
}

/** What is in an export. */
export function ExportInside() {
  const { t } = useTranslation();
  return (
    <section className="prose after-form" aria-labelledby="inhoud-bestand">
      <h2 id="inhoud-bestand">{t("export.inside.title")}</h2>
      <ul>
        {t("export.inside.list", { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{t("export.inside.text")}</p>
    </section>
  );
}

interface ExportFormProps {
  state: ExportState;
  token: string;
}

/** Requests an export, or tells when another one can be requested. */
export function ExportForm({ state: { state, nextAt }, token }: ExportFormProps) {
  const { t } = useTranslation();
  if (nextAt) return <p className="meta after-form">{t("export.next", { moment: nextAt })}</p>;
  return (
    <form method="post" action={exportPath} data-busy={t("forms.sending")}>
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className={state === "ready" ? "btn btn-second" : "btn"} type="submit">
          {t(state === "ready" ? "export.again" : "export.button")}
        </button>
      </div>
    </form>
  );
}
