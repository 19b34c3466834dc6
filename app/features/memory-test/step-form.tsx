import { useTranslation } from "react-i18next";
import { MandatoryNote } from "~/design/form/field-parts";
import { HelplineLink } from "~/design/helpline-link";
import { ItemField, RestartLink } from "./fields";
import { LostNotice } from "./lost-notice";
import { itemsInStep, neighbours, stepCount, type TestAnswers, type TestItem, type TestKind } from "./model";
import { fieldName, type StepButton } from "./posted-answers";

interface TestStepFormProps {
  kind: TestKind;
  step: number;
  /** The item shown on its own, or null for the whole step. */
  singleItem: TestItem | null;
  given: TestAnswers;
  /** Whether the browser did not keep what was sent just before. */
  isLost: boolean;
  /** Items left unanswered when the step was submitted. */
  missing: TestItem[];
}

/** The questions of a step, or one of them, with navigation and a short reassurance beside it. */
export function TestStepForm({ kind, step, singleItem, given, isLost, missing }: TestStepFormProps) {
  const { t } = useTranslation();
  const items = singleItem === null ? itemsInStep(kind, step) : [singleItem];
  const last = singleItem === null ? step === stepCount(kind) : neighbours(kind, singleItem).next === null;
  return (
    <div className="sand">
      <div className="wrap section section-tight">
        <form
          className="layout-test"
          method="post"
          noValidate
          data-busy={t("memoryTest.busy")}
          data-test={kind}
        >
          <div>
            {isLost && <LostNotice />}
            <MissingSummary missing={missing} />
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
          </div>
          <aside className="calm" aria-label={t("memoryTest.aside.title")}>
            <h2>{t("memoryTest.aside.title")}</h2>
            <p>{t("memoryTest.aside.text")}</p>
            {singleItem !== null && <p>{t("memoryTest.aside.notDiagnosis")}</p>}
            {singleItem === null ? (
              <StepLink to="apart">{t("memoryTest.oneByOne")}</StepLink>
            ) : (
              <StepLink to="samen">{t("memoryTest.allTogether")}</StepLink>
            )}
            <StepLink to="bewaren">{t("memoryTest.aside.keep")}</StepLink>
            <p>
              {t("memoryTest.aside.call")} <HelplineLink />
            </p>
            <RestartLink kind={kind} label={t("memoryTest.aside.restart")} />
          </aside>
        </form>
      </div>
    </div>
  );
}

/** Leads to another page with what is chosen on this one. */
function StepLink({ to, children }: { to: StepButton; children: string }) {
  return (
    <p>
      <button type="submit" name="naar" value={to}>
        {children}
      </button>
    </p>
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
