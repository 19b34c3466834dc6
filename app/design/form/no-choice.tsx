import { useTranslation } from "react-i18next";

interface NoChoiceProps {
  /** Name of the group of radio buttons. */
  name: string;
  id: string;
}

/**
 * First radio button of a group without a default. Text browsers check the first one of such a group; this one is
 * disabled, so a question without an answer is sent without one. Other browsers do not show it.
 */
export function NoChoice({ name, id }: NoChoiceProps) {
  const { t } = useTranslation();
  return (
    <div hidden>
      <input type="radio" name={name} id={id} value="" disabled />
      <label htmlFor={id}>{t("forms.noChoice")}</label>
    </div>
  );
}
