import { useTranslation } from "react-i18next";

/** What helps to write a blog. */
export function WritingTips() {
  const { t } = useTranslation();
  return (
    <ul className="rules">
      {(["day", "short", "small"] as const).map((tip) => (
        <li key={tip}>{t(`entry.aside.tip.${tip}`)}</li>
      ))}
    </ul>
  );
}
