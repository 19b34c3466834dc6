import { useTranslation } from "react-i18next";

/**
 * Which choice belongs to a field. Style shows the field of the chosen one only; without style all are there, and one
 * that is filled in beside another choice would not count.
 */
export function ChooseToo({ choice }: { choice: string }) {
  const { t } = useTranslation();
  return <p className="without-style">{t("donate.chooseToo", { choice })}</p>;
}
