import { useTranslation } from "react-i18next";
import type { ItemIds } from "~/utils/pagination";
import type { ListedVacancy } from "./list";
import { VacancyRow } from "./vacancy-row";

interface VacancyListProps {
  items: ListedVacancy[];
  /** Ids of the rows, for a list that 'Laad meer' extends. */
  idOf?: ItemIds;
  /** Full page width: two columns in a wide window. */
  wide?: boolean;
}

/** Vacancies as rows. */
export function VacancyList({ items, idOf, wide = false }: VacancyListProps) {
  return (
    <ul className={wide ? "rows rows-2" : "rows"} data-items={idOf ? "" : undefined}>
      {items.map((vacancy, index) => (
        <VacancyRow key={vacancy.id} id={idOf?.(index)} vacancy={vacancy} />
      ))}
    </ul>
  );
}

interface VacancyCountProps {
  total: number;
  /** Place of the search, with `radius` in kilometres; null for no place. */
  place: string | null;
  radius: number;
}

/** '14 vacatures', or '14 vacatures binnen 10 km van Tiel'. */
export function VacancyCount({ total, place, radius }: VacancyCountProps) {
  const { t } = useTranslation();
  return place
    ? t("vacancies.countNear", { count: total, radius, place })
    : t("vacancies.count", { count: total });
}
