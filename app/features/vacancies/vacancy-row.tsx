import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/design/icons/icon";
import { longDate } from "~/utils/dates";
import { trackOn } from "~/utils/tracking";
import { vacancyEvent } from "./events";
import type { ListedVacancy } from "./list";

/** A vacancy in a list: title, place, time, type of work and closing date. */
export function VacancyRow({
  id,
  vacancy,
  heading: Heading = "h3",
}: {
  id?: string | undefined;
  vacancy: ListedVacancy;
  heading?: "h3" | "h4";
}) {
  const { t } = useTranslation();
  const { title, subTitle, introduction, url, duration, availability, theme, endDate } = vacancy;
  const facts: [IconName, string | null][] = [
    ["pin", placeInWords(vacancy, t)],
    ["clock", duration],
    ["calendar", availability],
    ["heart", theme],
  ];
  return (
    <li id={id}>
      <Heading>
        <a href={url} {...trackOn(vacancyEvent("select_vacancy", vacancy))}>
          {title}
        </a>
      </Heading>
      {subTitle && <p className="vacancy-sub">{subTitle}</p>}
      {introduction && <p>{introduction}</p>}
      <ul className="facts-line">
        {facts.map(
          ([icon, words]) =>
            words && (
              <li key={icon}>
                <Icon name={icon} />
                {words}
              </li>
            ),
        )}
      </ul>
      {endDate && <p className="meta">{t("vacancies.until", { date: longDate(endDate) })}</p>}
    </li>
  );
}

const oneDecimal = new Intl.NumberFormat("nl-NL", { maximumFractionDigits: 1 });

/** 'Tiel, op 3,4 km'; whole kilometres from 10 km. */
function placeInWords({ place, distance }: ListedVacancy, t: TFunction<"Common">): string | null {
  if (place === null) return null;
  const where = place.kind === "city" ? place.city : t(`vacancy.places.${place.kind}`);
  if (distance === null) return where;
  if (distance < 1) return t("vacancies.under", { place: where });
  const kilometres = oneDecimal.format(distance < 10 ? distance : Math.round(distance));
  return t("vacancies.distance", { place: where, distance: kilometres });
}
