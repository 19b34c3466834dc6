import { useTranslation } from "react-i18next";
import { CmsLink } from "~/design/link";
import { contactRequestPage } from "~/features/vacancies/list";
import type { PageReference } from "~/fields/page-references";
import type { Vacancy } from "./definition";
import { VacancyFacts } from "./vacancy-facts";

interface WorkCardProps {
  vacancy: Vacancy;
  title: string;
  region: PageReference | null;
}

/** Facts and contact of a vacancy, beside its application form. Nothing for an open application. */
export function WorkCard({ vacancy, title, region }: WorkCardProps) {
  const { t } = useTranslation();
  if (vacancy.isOpenApplication) return null;
  const question =
    vacancy.kind === "corporate"
      ? { url: "/contact", title: t("vacancy.question.contact"), external: false }
      : { url: contactRequestPage, title: t("vacancy.question.call"), external: false };
  return (
    <aside className="cta-card" aria-labelledby="dit-werk">
      <div className="body">
        <h2 id="dit-werk">{t("application.work")}</h2>
        <VacancyFacts vacancy={vacancy} title={title} region={region} />
        {vacancy.email === null && (
          <p>
            {t("vacancy.question.title")} <CmsLink link={question} />
          </p>
        )}
      </div>
    </aside>
  );
}
