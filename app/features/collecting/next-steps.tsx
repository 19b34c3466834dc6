import { useTranslation } from "react-i18next";

/** What happens after a sign-up. */
export function NextSteps() {
  const { t } = useTranslation();
  return (
    <ol className="steps">
      {t("collecting.next", { returnObjects: true }).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
