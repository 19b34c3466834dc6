import { useTranslation } from "react-i18next";
import { PlaceField } from "~/design/form/place-field";
import { RadiusField } from "~/design/form/radius-field";
import type { ActivityList } from "./filter";

interface ActivityFiltersProps {
  list: ActivityList;
  /** The page it stands on. */
  path: string;
  /** What the form is called. */
  label: string;
  /** What the address says of the other lists of the page. */
  others: [string, string][];
}

/** What to look for: a place, a kind, a town and a distance, as one GET form. */
export function ActivityFilters({ list, path, label, others }: ActivityFiltersProps) {
  const { t } = useTranslation();
  const { anchor, filter, cities } = list;
  // Where the page is about one place, its other lists are about it too: another place begins anew.
  const kept = list.inPlace ? others : [];
  // The kind that the address asks for stays a choice, also where there is nothing of it.
  const types = filter.type && !list.types.includes(filter.type) ? [filter.type, ...list.types] : list.types;
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
      {types.length > 0 && (
        <Select id={id("soort")} name="soort" label={t("activities.type")} chosen={filter.type}>
          <option value="">{t("activities.allTypes")}</option>
          {types.map((type) => (
            <option key={type}>{type}</option>
          ))}
        </Select>
      )}
      {cities.length > 0 && (
        <Select id={id("plaats")} name="plaats" label={t("activities.city")} chosen={filter.city}>
          <option value="">{t("activities.allCities")}</option>
          {cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </Select>
      )}
      <RadiusField id={id("afstand")} name="afstand" radius={filter.range} />
      <input type="hidden" name="eerdere-afstand" value={filter.range} />
      {kept.map(([name, value]) => (
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
  chosen: string | null;
  children: React.ReactNode;
}

function Select({ id, name, label, chosen, children }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={chosen ?? ""}>
        {children}
      </select>
    </div>
  );
}
