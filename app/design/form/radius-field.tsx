import { useTranslation } from "react-i18next";
import { type SearchRadius, searchRadii } from "~/utils/search-radius";

interface RangeFieldProps {
  id: string;
  /** Its key in the address. */
  name: string;
  range: SearchRadius;
  tracked?: boolean;
}

/** How far from a place, in kilometres. */
export function RangeField({ id, name, range, tracked }: RangeFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label htmlFor={id}>{t("nearby.range")}</label>
      <select id={id} name={name} defaultValue={range} data-filter={tracked ? name : undefined}>
        {searchRadii.map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {t("nearby.kilometres", { count: kilometres })}
          </option>
        ))}
      </select>
    </div>
  );
}
