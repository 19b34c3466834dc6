import { useTranslation } from "react-i18next";
import { FormField } from "~/design/form/form-field";

interface DayFieldProps {
  name: "van" | "tot";
  label: string;
  value: string;
}

/** A day, typed as in '2026-01-31' where the browser has no calendar. */
export function DayField({ name, label, value }: DayFieldProps) {
  const { t } = useTranslation();
  return (
    <FormField id={name} label={label} hint={t("giftDesk.filter.day")}>
      {(attributes) => <input {...attributes} className="w-s" name={name} type="date" defaultValue={value} />}
    </FormField>
  );
}
