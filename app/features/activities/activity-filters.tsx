import { useTranslation } from "react-i18next";
import { FoldedOnPhones } from "~/design/folded-on-phones";
import { PlaceField } from "~/design/form/place-field";
import { RadiusField } from "~/design/form/radius-field";
import type { ActivityList } from "./filter";

interface ActivityFiltersProps {
  list: ActivityList;
  /** Path of the page with the list. */
  path: string;
  /** Accessible name of the form. */
  label: string;
  /** Query parameters of the other lists of the page. */
  others: [string, string][];
}

/** GET form to filter activities by place, type, town and search radius. */
export function ActivityFilters({ list, path, label, others }: ActivityFiltersProps) {
  const { t } = useTranslation();
  const { anchor, filter, cities } = list;
  // Where the whole page depends on the place, a new place resets the other lists as well.
  const hiddenFields = list.inPlace ? others : [];
  // The selected type stays an option, even if there are no activities of it.
  const types = filter.type && !list.types.includes(filter.type) ? [filter.type, ...list.types] : list.types;
  const isNarrowed = !!filter.type || !!filter.city || filter.radius !== list.defaultRadius;
  const id = (name: string) => `${anchor}-${name}`;
  return (
    <form
      className="filter-row"
      action={`${path}#${anchor}`}
      aria-label={label}
      data-swap-form={list.inPlace ? anchor : undefined}
      autoComplete="off"
    >
      <PlaceField id={id("zoekterm")} name="zoekterm" typed={filter.typed} unknown={list.unknownPlace} />
      <FoldedOnPhones open={isNarrowed} title={t("activities.moreChoices")}>
        {types.length > 0 && (
          <Select id={id("soort")} name="soort" label={t("activities.type")} selected={filter.type}>
            <option value="">{t("activities.allTypes")}</option>
            {types.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </Select>
        )}
        {cities.length > 0 && (
          <Select id={id("plaats")} name="plaats" label={t("activities.city")} selected={filter.city}>
            <option value="">{t("activities.allCities")}</option>
            {cities.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </Select>
        )}
        <RadiusField id={id("afstand")} name="afstand" radius={filter.radius} />
      </FoldedOnPhones>
      {filter.place && <input type="hidden" name="eerdere-afstand" value={filter.radius} />}
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="btn" type="submit">
        {t("activities.search")}
      </button>
    </form>
  );
}

interface SelectProps {
  id: string;
  name: string;
  label: string;
  selected: string | null;
  children: React.ReactNode;
}

function Select({ id, name, label, selected, children }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={selected ?? ""}>
        {children}
      </select>
    </div>
  );
}
