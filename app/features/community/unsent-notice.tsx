import { useTranslation } from "react-i18next";
import { DocumentText } from "~/design/document-text";
import { FormErrors } from "~/design/form/form-errors";
import type { ShownAgain } from "~/design/form/form-state";
import { Summary } from "~/design/form/summary";
import type { TextDocument } from "~/fields/document/schema";
import { longMoment } from "~/utils/dates";
import type { Refusal, Unsent } from "./unsent";

/** A form that was posted and is shown again. */
export type Again = Unsent | ShownAgain;

interface UnsentNoticeProps {
  again: Again;
  /** The label of each field, by its name. */
  labels: Readonly<Record<string, string>>;
}

/** Why a written text is in its form again, above it. */
export function UnsentNotice({ again, labels }: UnsentNoticeProps) {
  const { t } = useTranslation();
  if ("preview" in again && again.preview)
    return <Preview {...again.preview} label={t("community.write.previewTitle")} />;
  if ("refusal" in again && again.refusal) return <RefusalNotice {...again.refusal} />;
  if ("changed" in again && again.changed)
    return (
      <>
        <Summary title={t("community.change.changedTitle")} texts={[t("community.change.changedText")]} />
        <Preview {...again.changed} label={t("community.write.storedNow")} />
      </>
    );
  return <FormErrors rejected={again} labels={labels} />;
}

function RefusalNotice({ reason, until, words, isChange }: Refusal) {
  const { t } = useTranslation();
  const rule =
    isChange && reason === "closed"
      ? t("community.refused.changeClosed")
      : t(`community.refused.${reason}`, {
          words: words.join(", "),
          date: until ? longMoment(until) : "",
        });
  const title = t(isChange ? "community.refused.changeTitle" : "community.refused.title");
  return <Summary title={title} texts={[rule, t("community.refused.kept")]} />;
}

interface PreviewProps {
  title: string | null;
  text: TextDocument | string;
  label: string;
}

/** A text as others will see it, or see it now. */
function Preview({ title, text, label }: PreviewProps) {
  return (
    <section className="write-preview" aria-labelledby="voorbeeld">
      <p className="kicker" id="voorbeeld" role="status">
        {label}
      </p>
      {title && <h2>{title}</h2>}
      {typeof text === "string" ? <p>{text}</p> : <DocumentText document={text} />}
    </section>
  );
}
