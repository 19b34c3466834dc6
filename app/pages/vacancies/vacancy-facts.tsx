import { useTranslation } from "react-i18next";
import { contactFacts } from "~/design/contact-facts";
import { DayRange } from "~/design/day-range";
import { FactList } from "~/design/fact-list";
import { ReferenceLink } from "~/design/reference-link";
import type { PageReference } from "~/fields/page-references";
import type { Vacancy } from "./definition";

interface VacancyFactsProps {
  vacancy: Vacancy;
  /** Title of the page; a job title equal to it is left out. */
  title: string;
  region: PageReference | null;
}

/** Place, hours, availability, kind of work, region, last day and contact details of a vacancy. */
export function VacancyFacts({ vacancy, title, region }: VacancyFactsProps) {
  const { t } = useTranslation();
  const { place, duration, availability, theme, jobTitle, endDate, email } = vacancy;
  return (
    <FactList
      facts={[
        place !== null && {
          label: t("vacancy.place"),
          icon: "pin",
          content: place.kind === "city" ? place.city : t(`vacancy.places.${place.kind}`),
        },
        duration !== null && { label: t("vacancy.duration"), icon: "clock", content: duration.label },
        availability !== null && {
          label: t("vacancy.availability"),
          icon: "calendar",
          content: availability.label,
        },
        theme !== null && { label: t("vacancy.theme"), icon: "heart", content: theme.label },
        jobTitle !== null &&
          jobTitle.label !== title && {
            label: t("vacancy.function"),
            icon: "person",
            content: jobTitle.label,
          },
        region !== null && {
          label: t("region.name"),
          icon: "house",
          content: <ReferenceLink page={region} />,
        },
        endDate !== null && {
          label: t("vacancy.until"),
          icon: "calendar",
          content: <DayRange start={endDate} end={null} />,
        },
        ...contactFacts(t, { person: null, phone: null, email }),
      ]}
    />
  );
}
