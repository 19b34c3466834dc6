import type { Vacancy } from "./vacancies";

/** A vacancy in the format of the product API; `distance` is in kilometres from the requested place. */
export function vacancyItem(vacancy: Vacancy, distance: number | undefined): unknown {
  const { id, title, subTitle, introduction, path, city, publicationDate, endDate } = vacancy;
  return {
    Id: String(id),
    Title: title,
    SubTitle: subTitle ?? null,
    Introduction: introduction,
    Data: { Path: path },
    Vacancy: {
      VacancyType: vacancy.type,
      NationalType: vacancy.nationalType ?? null,
      City: city ?? null,
      Activity: vacancy.activity?.name ?? null,
      Availability: vacancy.availability?.name ?? null,
      Duration: vacancy.duration?.name ?? null,
      Function: vacancy.function?.name ?? null,
      PublicationDate: publicationDate,
      EndDate: endDate ?? null,
      Distance: distance === undefined ? null : Math.round(distance * 10) / 10,
    },
  };
}
