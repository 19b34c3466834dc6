import { useTranslation } from "react-i18next";
import type { ListedVacancy } from "~/domain/vacancies";
import { VacancyRow } from "./vacancy-row";

/** Vacancies below each other. `grows` where 'Laad meer' adds to it. */
export function VacancyList({ items, grows = false }: { items: ListedVacancy[]; grows?: boolean }) {
  return (
    <ul className="rows" data-items={grows ? "" : undefined}>
      {items.map((vacancy) => (
        <VacancyRow key={vacancy.id} vacancy={vacancy} />
      ))}
    </ul>
  );
}

interface VacancyCountProps {
  total: number;
  /** Within how many kilometres of which place; null is anywhere. */
  place: string | null;
  range: number;
}

/** '14 vacatures', or '14 vacatures binnen 10 km van Tiel'. */
export function VacancyCount({ total, place, range }: VacancyCountProps) {
  const { t } = useTranslation();
  return place
    ? t("vacancies.countNear", { count: total, range, place })
    : t("vacancies.count", { count: total });
}
