import { useTranslation } from "react-i18next";

interface LocationFilterProps {
  types: { id: number; label: string }[];
  /** Id of the selected type. */
  type: number | null;
  path: string;
  /** The typed place, which stays in the address; '' for none. */
  place: string;
  /** Name of the swap with the list. */
  swap: string;
}

/** GET form to filter locations by type; nothing if there are no types. */
export function LocationFilter({ types, type, path, place, swap }: LocationFilterProps) {
  const { t } = useTranslation();
  if (types.length === 0) return null;
  return (
    <form className="filter-row" action={path} aria-label={t("locations.filter")} data-swap-form={swap}>
      {place && <input type="hidden" name="zoekterm" value={place} />}
      <div className="field">
        <label htmlFor="soort">{t("locations.type")}</label>
        <select id="soort" name="soort" defaultValue={type ?? ""}>
          <option value="">{t("locations.allTypes")}</option>
          {types.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button className="btn" type="submit">
        {t("locations.search")}
      </button>
    </form>
  );
}
