import { useTranslation } from "react-i18next";
import { FormErrors } from "~/design/form/form-errors";
import type { ShownAgain } from "~/design/form/form-state";
import { Summary } from "~/design/form/summary";
import type { AnswerStop, DecisionStop, ObjectionStop, Stopped } from "./stopped";

interface NoticeProps<Reason extends string> {
  again: ShownAgain | Stopped<Reason>;
}

/** Why a decision is shown again, above its form. */
export function DecisionNotice({ again }: NoticeProps<DecisionStop>) {
  const { t } = useTranslation();
  if ("reason" in again)
    return (
      <Summary
        title={t("moderation.judge.stopped.title")}
        texts={[t(`moderation.judge.stopped.${again.reason}`)]}
      />
    );
  const labels = { decision: t("moderation.judge.decision"), words: t("moderation.judge.words") };
  return <FormErrors rejected={again} labels={labels} />;
}

/** Why an answer to an objection is shown again. */
export function AnswerNotice({ again }: NoticeProps<AnswerStop>) {
  const { t } = useTranslation();
  if ("reason" in again)
    return (
      <Summary
        title={t("moderation.objections.stopped.title")}
        texts={[t(`moderation.objections.stopped.${again.reason}`)]}
      />
    );
  return <FormErrors rejected={again} labels={{ words: t("moderation.objections.words") }} />;
}

/** Why an objection is shown again. */
export function ObjectionNotice({ again }: NoticeProps<ObjectionStop>) {
  const { t } = useTranslation();
  if ("reason" in again)
    return (
      <Summary
        title={t("moderation.own.stopped.title")}
        texts={[t(`moderation.own.stopped.${again.reason}`)]}
      />
    );
  return <FormErrors rejected={again} labels={{ words: t("moderation.own.objectionWords") }} />;
}
