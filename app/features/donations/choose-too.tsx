import { useTranslation } from "react-i18next";

/**
 * Says which choice a field belongs to. With styles only the field of the checked choice is shown; without styles all
 * are, and one that is filled in beside another choice does not count.
 */
export function ChooseToo({ choice }: { choice: string }) {
  const { t } = useTranslation();
  return <p className="without-style">{t("donate.chooseToo", { choice })}</p>;
}
