import { useTranslation } from "react-i18next";
import { type SearchRadius, searchRadii } from "~/utils/search-radius";

interface RadiusFieldProps {
  id: string;
  /** The query parameter. */
  name: string;
  radius: SearchRadius;
  tracked?: boolean;
}

/** A choice of the search radius in kilometres. Its hint tells that it counts from the typed place only. */
export function RadiusField({ id, name, radius, tracked }: RadiusFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label htmlFor={id}>{t("nearby.radius")}</label>{" "}
      <span className="hint" id={`${id}-hint`}>
        {t("nearby.radiusHint")}
      </span>
      <select
        id={id}
        name={name}
        defaultValue={radius}
        aria-describedby={`${id}-hint`}
        data-filter={tracked ? name : undefined}
      >
        {searchRadii.map((kilometres) => (
          <option key={kilometres} value={kilometres}>
            {t("nearby.kilometres", { count: kilometres })}
          </option>
        ))}
      </select>
    </div>
  );
}
