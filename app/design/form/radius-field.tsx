import { useTranslation } from "react-i18next";
import { type SearchRadius, searchRadii } from "~/utils/search-radius";

interface RadiusFieldProps {
  id: string;
  /** The query parameter. */
  name: string;
  radius: SearchRadius;
  tracked?: boolean;
}

/** A choice of the search radius in kilometres. */
export function RadiusField({ id, name, radius, tracked }: RadiusFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label htmlFor={id}>{t("nearby.radius")}</label>
      <select id={id} name={name} defaultValue={radius} data-filter={tracked ? name : undefined}>
        {searchRadii.map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {t("nearby.kilometres", { count: kilometres })}
          </option>
        ))}
      </select>
    </div>
  );
}
