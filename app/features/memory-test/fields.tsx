import { useTranslation } from "react-i18next";
import { Asterisk } from "~/design/form/field-parts";
import { NoChoice } from "~/design/form/no-choice";
import { Icon } from "~/design/icons/icon";
import {
  type AgeChoice,
  type Answer,
  ageChoices,
  answerOptions,
  questionCount,
  type TestAnswers,
  type TestItem,
  type TestKind,
} from "./model";
import { fieldName } from "./posted-answers";

interface ItemFieldProps {
  kind: TestKind;
  item: TestItem;
  given: TestAnswers;
  missing: boolean;
  /** Whether it is the only item on the page; it then repeats what the answer is about. */
  alone: boolean;
}

/** A question with its five options, or the age with its four choices. */
export function ItemField({ kind, item, given, missing, alone }: ItemFieldProps) {
  return item === "leeftijd" ? (
    <AgeField kind={kind} chosen={given.age} missing={missing} alone={alone} />
  ) : (
    <QuestionField
      kind={kind}
      question={item}
      chosen={given.answers[item] ?? null}
      missing={missing}
      alone={alone}
    />
  );
}

interface QuestionFieldProps {
  kind: TestKind;
  question: number;
  chosen: Answer | null;
  missing: boolean;
  alone: boolean;
}

function QuestionField({ kind, question, chosen, missing, alone }: QuestionFieldProps) {
  const { t } = useTranslation();
  const questions = t(`memoryTest.${kind}.questions`, { returnObjects: true });
  const options = t(`memoryTest.${kind}.options`, { returnObjects: true });
  return (
    <Field
      item={question}
      missing={missing}
      alone={alone}
      number={t("memoryTest.question", { number: question, total: questionCount(kind) })}
      legend={questions[question - 1] ?? ""}
      hint={alone ? t(`memoryTest.${kind}.reminder`) : ""}
      choices={answerOptions.map((option) => ({ value: String(option), label: options[option - 1] ?? "" }))}
      chosen={chosen === null ? null : String(chosen)}
      scale="scale scale-5"
    />
  );
}

interface AgeFieldProps {
  kind: TestKind;
  chosen: AgeChoice | null;
  missing: boolean;
  alone: boolean;
}

function AgeField({ kind, chosen, missing, alone }: AgeFieldProps) {
  const { t } = useTranslation();
  return (
    <Field
      item="leeftijd"
      missing={missing}
      alone={alone}
      legend={t(`memoryTest.age.${kind}`)}
      hint={t("memoryTest.age.hint")}
      choices={ageChoices.map((choice) => ({ value: choice, label: t(`memoryTest.age.choices.${choice}`) }))}
      chosen={chosen}
      scale="scale"
    />
  );
}

interface FieldProps {
  item: TestItem;
  legend: string;
  /** Question number and total, above the legend. */
  number?: string;
  hint?: string;
  choices: { value: string; label: string }[];
  chosen: string | null;
  missing: boolean;
  alone: boolean;
  scale: string;
}

function Field({ item, legend, number, hint, choices, chosen, missing, alone, scale }: FieldProps) {
  const { t } = useTranslation();
  const name = fieldName(item);
  const described = [hint && `${name}-uitleg`, missing && `${name}-fout`].filter(Boolean).join(" ");
  return (
    <fieldset
      className={missing ? "question bad" : "question"}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA in HTML allows it, and a plain group can be neither required nor invalid
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-invalid={missing || undefined}
      aria-required
    >
      <legend>
        {number && <span className="nr">{number}</span>} {legend}
        {!alone && <Asterisk />}
      </legend>
      {hint && (
        <p className="hint" id={`${name}-uitleg`}>
          {hint}
        </p>
      )}
      {missing && (
        <span className="error" id={`${name}-fout`}>
          <Icon name="error" />
          <span>
            <span className="vh">{t("forms.errorPrefix")} </span>
            {t("memoryTest.errorQuestion")}
          </span>
        </span>
      )}
      {/* With an answer too: on Back browsers restore radio buttons by their order. */}
      <NoChoice name={name} id={`${name}-geen`} />
      <div className={scale}>
        {choices.map(({ value, label }, index) => {
          const id = index === 0 ? name : `${name}-${index + 1}`;
          return (
            <div className="choice" key={value}>
              <input type="radio" id={id} name={name} value={value} defaultChecked={value === chosen} />
              <label htmlFor={id}>{label}</label>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Link to the page that asks before the answers to a test are deleted. */
export function RestartLink({ kind, label }: { kind: TestKind; label: string }) {
  return (
    <p>
      <a href={`/geheugentest/opnieuw?test=${kind}`}>{label}</a>
    </p>
  );
}
