import type { VacancyKind } from "~/fields/vacancy-kind";
import type { VacancyEvent } from "~/utils/tracking";

/** Analytics event about a vacancy; null if no particular vacancy is involved. */
export function vacancyEvent(
  event: VacancyEvent["event"],
  vacancy: {
    id: number | string | null;
    title: string;
    kind: VacancyKind;
    region?: string | null;
  } | null = null,
): VacancyEvent {
  return {
    event,
    vacancy_id: vacancy?.id == null ? null : String(vacancy.id),
    vacancy_title: vacancy?.title ?? null,
    vacancy_type: vacancy?.kind ?? null,
    region: vacancy?.region ?? null,
  };
}
