import { useTranslation } from "react-i18next";
import { longMoment } from "~/utils/dates";
import type { Decision } from "../../../../services/community/contract";
import { conductPath } from "../paths";
import { outcomeWords, ruleWords } from "./decision-words";
import { Facts } from "./facts";

/** What was decided, why, and what the author said about it. */
export function DecisionFacts({ decision }: { decision: Decision }) {
  const { t } = useTranslation();
  const { at, rule, words, by, objection } = decision;
  const ruleText = ruleWords(t, rule);
  const answer = objection?.answer;
  const answerText = answer && [
    t(answer.isGranted ? "moderation.own.granted" : "moderation.own.rejected"),
    answer.words,
  ];
  return (
    <Facts
      facts={[
        [
          t("moderation.facts.when"),
          <time key="when" dateTime={at}>
            {longMoment(at)}
          </time>,
        ],
        [t("moderation.facts.outcome"), outcomeWords(t, decision)],
        [
          t("moderation.facts.rule"),
          ruleText && (
            <a key="rule" href={`${conductPath}#regel-${rule}`}>
              {ruleText}
            </a>
          ),
        ],
        [t("moderation.facts.words"), words],
        [t("moderation.facts.by"), by],
        [t("moderation.facts.objection"), objection?.words ?? null],
        [
          t("moderation.facts.answer"),
          objection && (answerText ? answerText.join(" ") : t("moderation.own.open")),
        ],
      ]}
    />
  );
}
