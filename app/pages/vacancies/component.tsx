import { useTranslation } from "react-i18next";
import { EndedNotice } from "~/design/ended-notice";
import { ButtonLink } from "~/design/link";
import { usePageContext } from "~/design/page-context";
import { vacancyEvent } from "~/features/vacancies/events";
import { contactRequestPage, type ListedVacancy, overviewNear } from "~/features/vacancies/list";
import { VacancyList } from "~/features/vacancies/vacancy-list";
import type { PageProps } from "~/pages/types";
import { hasEnded } from "~/utils/dates";
import type { VacancyEvent } from "~/utils/tracking";
import { ArticleLayout } from "../article-layout";
import { FactsCard } from "../facts-card";
import { ApplyCard } from "./apply-card";
import type { VacancyPageType } from "./definition";
import { VacancyFacts } from "./vacancy-facts";

/**
 * A vacancy, paid or voluntary. The application form is at `{path}/solliciteren`. After the last day the page remains,
 * with a notice that it is closed and links to similar vacancies.
 */
export function VacancyPage({ page, preview }: PageProps<VacancyPageType>) {
  const { t } = useTranslation();
  const { path, renderedAt } = usePageContext();
  const { vacancy, title } = page;
  const audience = vacancy.kind === "corporate" ? "job" : "volunteer";
  const closed = vacancy.endDate !== null && hasEnded(vacancy.endDate, new Date(renderedAt));
  const apply = {
    url: `${page.path ?? path}/solliciteren`,
    title: t(`vacancy.apply.${audience}`),
    external: false,
  };
  const eventVacancy = { id: page.nid, title, kind: vacancy.kind, region: page.region?.title ?? null };
  const event = (name: VacancyEvent["event"]) => vacancyEvent(name, eventVacancy);
  const city = vacancy.place?.kind === "city" ? vacancy.place.city : null;
  const otherVacancies = audience === "job" ? "/over-ons/werken-bij-alzheimer-nederland" : overviewNear(city);
  const mail = vacancy.email && { url: `mailto:${vacancy.email}`, title: t("vacancy.question.mail") };
  const call = audience === "volunteer" &&
    !vacancy.isOpenApplication && { url: contactRequestPage, title: t("vacancy.question.call") };
  const question = mail || call;
  // The address for this work is among its facts.
  const regionContact = page.data?.contact;
  return (
    <>
      <ArticleLayout
        page={page}
        preview={preview}
        meta={vacancy.subTitle}
        facts={
          <FactsCard contact={closed || !regionContact ? null : { ...regionContact, email: null }}>
            <VacancyFacts vacancy={vacancy} title={title} region={page.region} />
            {closed ? (
              <EndedNotice
                title={t("vacancy.closed.title")}
                text={t("vacancy.closed.text")}
                link={{ url: otherVacancies, title: t(`vacancy.closed.${audience}`) }}
              />
            ) : (
              <div className="actions">
                <ButtonLink link={apply} event={event("click_volunteer_application")} />
              </div>
            )}
          </FactsCard>
        }
        aside={
          !closed && (
            <ApplyCard
              link={apply}
              audience={audience}
              event={event("CTA_vacancy")}
              question={question ? { ...question, external: false } : null}
              questionEvent={event("volunteer_info")}
            />
          )
        }
        share
      />
      <SimilarVacancies vacancies={page.data?.similar ?? []} />
    </>
  );
}

function SimilarVacancies({ vacancies }: { vacancies: ListedVacancy[] }) {
  const { t } = useTranslation();
  if (vacancies.length === 0) return null;
  return (
    <section className="section section-tight sand" aria-labelledby="lijkt-erop">
      <div className="wrap">
        <div className="section-head">
          <h2 id="lijkt-erop">{t("vacancies.similar")}</h2>
        </div>
        <VacancyList items={vacancies} wide />
      </div>
    </section>
  );
}
