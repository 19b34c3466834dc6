import { useTranslation } from "react-i18next";

interface LocationFilterProps {
  types: { id: number; label: string }[];
  /** The one that is chosen. */
  type: number | null;
  path: string;
  /** What the page about the region was asked for; it stays in the address. */
  place: string;
  /** The part of the page that changes with it. */
  region: string;
}

/** Shows the locations of one kind, as a GET form; nothing where there are no kinds. */
export function LocationFilter({ types, type, path, place, region }: LocationFilterProps) {
  const { t } = useTranslation();
  if (types.length === 0) return null;
  return (
    <form className="filter-row" action={path} aria-label={t("locations.filter")} data-swap-form={region}>
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
