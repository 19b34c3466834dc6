import { useTranslation } from "react-i18next";
import {
  questionCount,
  questionsInStep,
  stepCount,
  type TestAnswers,
  type TestItem,
  type TestKind,
} from "./model";

interface TestProgressProps {
  kind: TestKind;
  step: number;
  given: TestAnswers;
  /** The item shown on its own, or null for a whole step. */
  singleItem: TestItem | null;
}

/** Progress in the test, as text and as a bar. */
export function TestProgress({ kind, step, given, singleItem }: TestProgressProps) {
  const { t } = useTranslation();
  const total = questionCount(kind);
  const questions = questionsInStep(kind, step);
  const answered = Object.values(given.answers).filter((answer) => answer !== undefined).length;
  const place =
    singleItem === null
      ? t("memoryTest.progressQuestions", { from: questions[0], to: questions.at(-1), total })
      : singleItem === "leeftijd"
        ? t("memoryTest.progressAge")
        : t("memoryTest.progressQuestion", { number: singleItem, total });
  return (
    <div className="progress u-mt-5">
      <b>{t("memoryTest.progress", { step, steps: stepCount(kind) })}</b> – {place}
      <progress
        value={answered}
        max={total}
        aria-label={t("memoryTest.progressLabel", { given: answered, total })}
      />
    </div>
  );
}
