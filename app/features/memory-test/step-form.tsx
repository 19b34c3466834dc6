import { useTranslation } from "react-i18next";
import { MandatoryNote } from "~/design/form/field-parts";
import { HelplineLink } from "~/design/helpline-link";
import { ItemField, RestartLink } from "./fields";
import {
  itemPath,
  itemsInStep,
  neighbours,
  stepCount,
  stepPath,
  type TestAnswers,
  type TestItem,
  type TestKind,
  unansweredItems,
} from "./model";
import { fieldName } from "./posted-answers";

interface TestStepFormProps {
  kind: TestKind;
  step: number;
  /** The item shown on its own, or null for the whole step. */
  singleItem: TestItem | null;
  given: TestAnswers;
  /** Items left unanswered when the step was submitted. */
  missing: TestItem[];
}

/** The questions of a step, or one of them, with navigation and a short reassurance beside it. */
export function TestStepForm({ kind, step, singleItem, given, missing }: TestStepFormProps) {
  const { t } = useTranslation();
  const items = singleItem === null ? itemsInStep(kind, step) : [singleItem];
  const last = singleItem === null ? step === stepCount(kind) : neighbours(kind, singleItem).next === null;
  const [firstOpen = items[0]] = unansweredItems(items, given);
  return (
    <div className="sand">
      <div className="wrap section section-tight">
        <div className="layout-test">
          <div>
            <MissingSummary missing={missing} />
            <form method="post" noValidate data-busy={t("memoryTest.busy")} data-test={kind}>
              {/* Enter activates the first button, so 'next' precedes 'back'. */}
              <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
                {t("memoryTest.next")}
              </button>
              {singleItem === null && <MandatoryNote />}
              {items.map((item) => (
                <ItemField
                  key={item}
                  kind={kind}
                  item={item}
                  given={given}
                  missing={missing.includes(item)}
                  alone={singleItem !== null}
                />
              ))}
              {/* Text browsers show hidden elements, so the script adds this text itself. */}
              <p className="callout" role="status" data-test-offline={t("memoryTest.offline")} hidden />
              <div className="actions">
                <button className="btn btn-second" type="submit" name="naar" value="vorige">
                  {t("memoryTest.previous")}
                </button>{" "}
                <button className="btn" type="submit">
                  {last ? t("memoryTest.finish") : t("memoryTest.next")}
                </button>
              </div>
            </form>
          </div>
          <aside className="calm" aria-label={t("memoryTest.aside.title")}>
            <h2>{t("memoryTest.aside.title")}</h2>
            <p>{t("memoryTest.aside.text")}</p>
            {singleItem !== null && <p>{t("memoryTest.aside.notDiagnosis")}</p>}
            <p>
              {singleItem === null ? (
                firstOpen !== undefined && <a href={itemPath(kind, firstOpen)}>{t("memoryTest.oneByOne")}</a>
              ) : (
                <a href={stepPath(kind, step)}>{t("memoryTest.allTogether")}</a>
              )}
            </p>
            <p>
              <a href="/geheugentest/bewaren">{t("memoryTest.aside.keep")}</a>
            </p>
            <p>
              {t("memoryTest.aside.call")} <HelplineLink />
            </p>
            <RestartLink kind={kind} label={t("memoryTest.aside.restart")} />
          </aside>
        </div>
      </div>
    </div>
  );
}

function MissingSummary({ missing }: { missing: TestItem[] }) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  return (
    <div className="summary" role="alert" tabIndex={-1} data-focus>
      <h2>{t("memoryTest.errorSummary")}</h2>
      <ul>
        {missing.map((item) => (
          <li key={item}>
            <a href={`#${fieldName(item)}`}>
              {item === "leeftijd" ? t("memoryTest.ageLink") : t("memoryTest.questionLink", { number: item })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
