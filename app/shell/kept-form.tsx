import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import { ResendForm } from "~/design/form/resend-form";
import { fieldNames, SentAnswers } from "~/features/vacancies/public";
import { typedSyntax } from "~/fields/document/typed-document";
import type { KeptForm } from "~/utils/kept-form";

const KeptFormContext = createContext<KeptForm | null>(null);

/** The form whose handling failed, for the error page that is shown in its place. */
export const KeptFormProvider = KeptFormContext.Provider;

/** Fields of other forms in which people write. */
const textNames = ["title", "introduction", "text", "words", "biography", "message", "remark"] as const;

/** What the visitor had typed, and a button to send it again where that can help. */
export function KeptAnswers({ canResend }: { canResend: boolean }) {
  const { t } = useTranslation();
  const form = useContext(KeptFormContext);
  if (!form) return null;
  const answers = Object.fromEntries(form.fields.map(({ name, value }) => [name, value]));
  const typed = fieldNames.filter((name) => answers[name]?.trim());
  const texts = textNames.filter((name) => answers[name]?.trim());
  return (
    <>
      {canResend && <ResendForm form={form} />}
      {typed.length + texts.length > 0 && (
        <section className="copy" aria-labelledby="ingevuld">
          <h2 id="ingevuld">{t("keptForm.title")}</h2>
          {!canResend && <p>{t("keptForm.text")}</p>}
          {typed.length > 0 && <SentAnswers fields={typed} answers={answers} />}
          {texts.length > 0 && (
            <dl className="answers">
              {texts.map((name) => (
                <div key={name}>
                  <dt>{t(`keptForm.fields.${name}`)}</dt>
                  {/* The editor sends JSON, which nobody can read or copy. */}
                  <dd>{typedSyntax(answers[name] ?? "")}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      )}
    </>
  );
}

export function useKeptForm(): KeptForm | null {
  return useContext(KeptFormContext);
}
