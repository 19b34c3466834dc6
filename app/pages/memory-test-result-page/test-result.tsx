import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { RichText } from "~/design/rich-text";
import type { DisplayedResult } from "~/features/memory-test/result";
import { textOfHtml } from "~/fields/rich-text";
import { longDate } from "~/utils/dates";

const doctorPage = "/herkennen-en-diagnose/naar-de-huisarts";

/** What to do first, then the score on its scale, then mail, print, brochure and help nearby. */
export function TestResult({ result, title }: { result: DisplayedResult; title: string }) {
  const { t } = useTranslation();
  const { kind, age, html, day, brochure } = result;
  return (
    <section className="test-result" aria-label={title}>
      {html && <RichText className="prose" html={html} />}
      <p className="actions">
        <a className="btn" href={doctorPage}>
          {t(kind === "forMyself" ? "memoryTest.result.doctor" : "memoryTest.result.doctorTogether")}
        </a>
      </p>
      <ScoreScale result={result} />
      <p className="meta">
        {t(`memoryTest.${kind}.title`)}
        <br />
        {t("memoryTest.result.takenOn", { day: longDate(day) })}
        <br />
        {t("memoryTest.result.age", { age: t(`memoryTest.age.choices.${age}`) })}
      </p>
      <p className="callout">{t("memoryTest.result.notDiagnosis")}</p>
      <div className="test-next">
        <h2>{t("memoryTest.result.actions")}</h2>
        <div className="actions">
          <a className="btn btn-second" href={useMailAddress(result)}>
            {t("memoryTest.result.mail")}
          </a>
          <button className="btn btn-second" type="button" data-print="" hidden>
            {t("memoryTest.result.print")}
          </button>
        </div>
        <p>
          <a className="more" href={brochure.url} rel={brochure.external ? "noopener noreferrer" : undefined}>
            {t(brochure.external ? "memoryTest.result.brochure" : "memoryTest.result.ownBrochure")}
            {brochure.external && <Icon name="external" className="icon icon-end" />}
          </a>
        </p>
        <NearForm />
      </div>
    </section>
  );
}

/** The score on a scale with the lowest, middle and highest answer as words. */
function ScoreScale({ result: { kind, score, lowest, highest } }: { result: DisplayedResult }) {
  const { t } = useTranslation();
  const options = t(`memoryTest.${kind}.options`, { returnObjects: true });
  const range =
    kind === "forMyself" ? "memoryTest.result.rangeForMyself" : "memoryTest.result.rangeForOthers";
  return (
    <div className="test-scale">
      <p className="test-score">{t("memoryTest.result.score", { score })}</p>
      <div className="progress" aria-hidden="true">
        <progress value={score - lowest} max={highest - lowest} />
        <p className="ends">
          <span>{options[0]}</span> <span>{options[2]}</span> <span>{options[4]}</span>
        </p>
      </div>
      <p className="meta">{t(range, { lowest, highest })}</p>
    </div>
  );
}

/** A `mailto:` link: the result is mailed by the visitor, not by this site. */
function useMailAddress({ kind, score, lowest, highest, html, day }: DisplayedResult): string {
  const { t } = useTranslation();
  const { origin } = usePageContext();
  const body = t("memoryTest.result.mailBody", {
    test: t(`memoryTest.${kind}.title`).toLowerCase(),
    day: longDate(day),
    score,
    lowest,
    highest,
    text: (html ?? "")
      .split(/<\/(?:h\d|p|li)>/)
      .map(textOfHtml)
      .filter(Boolean)
      .join("\n\n"),
    notDiagnosis: t("memoryTest.result.notDiagnosis"),
    address: `${origin}/geheugentest`,
    interpolation: { escapeValue: false },
  });
  return `mailto:?subject=${encodeURIComponent(t("memoryTest.result.mailSubject"))}&body=${encodeURIComponent(body.replace(/\n/g, "\r\n"))}`;
}

function NearForm() {
  const { t } = useTranslation();
  return (
    <form className="u-mt-6" action="/regios#activiteiten" method="get">
      <h2>{t("memoryTest.result.near")}</h2>
      <FormField
        id="zoekterm"
        label={t("memoryTest.result.nearLabel")}
        hint={t("memoryTest.result.nearHint")}
      >
        {(attributes) => <input {...attributes} name="zoekterm" type="text" autoComplete="postal-code" />}
      </FormField>
      <div className="actions">
        <button className="btn btn-second" type="submit">
          {t("memoryTest.result.nearButton")}
        </button>
      </div>
    </form>
  );
}
