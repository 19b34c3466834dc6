import { useTranslation } from "react-i18next";
import { FormErrors } from "~/design/form/form-errors";
import { Summary } from "~/design/form/summary";
import { longMoment } from "~/utils/dates";
import type { Again, Refusal } from "./outcome";

interface AgainNoticeProps {
  again: Again;
  /** The label of each field, by its name. */
  labels?: Readonly<Record<string, string>>;
}

/** Why a form is shown again, above it. */
export function AgainNotice({ again, labels = {} }: AgainNoticeProps) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  if (!("refusal" in again)) return <FormErrors rejected={again} labels={labels} />;
  return (
    <Summary title={t("inbox.refused.title")} texts={[textOf(again.refusal), t("inbox.refused.kept")]} />
  );
}

/** Why a member cannot write, in words. */
export function useRefusalText(): (refusal: Refusal) => string {
  const { t } = useTranslation();
  return (refusal) =>
    t(`inbox.refused.${refusal.reason}`, { date: "until" in refusal ? longMoment(refusal.until) : "" });
}
