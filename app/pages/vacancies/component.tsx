import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/components/cms-link";
import { EndedNotice } from "~/components/ended-notice";
import { useShell } from "~/components/shell";
import { hasEnded } from "~/utils/dates";
import { ArticleLayout } from "../article-layout";
import type { PageProps } from "../components";
import { ApplyCard } from "./apply-card";
import { VacancyFacts } from "./vacancy-facts";

/**
 * Work to do, paid or not. Applying goes to `{path}/solliciteren` (spec 001, section 2); after its last day the page
 * stays readable and says that it is closed.
 */
export function VacancyPage({
  page,
  preview,
}: PageProps<"vacancies" | "regio_vacancies" | "corporate_vacature">) {
  const { t } = useTranslation();
  const { path, renderedAt } = useShell();
  const { vacancy } = page;
  const audience = vacancy.kind === "corporate" ? "job" : "volunteer";
  const closed = vacancy.endDate !== null && hasEnded(vacancy.endDate, new Date(renderedAt));
  const apply = {
    url: `${page.path ?? path}/solliciteren`,
    title: t(`vacancy.apply.${audience}`),
    external: false,
  };
  return (
    <ArticleLayout
      page={page}
      preview={preview}
      meta={vacancy.subTitle}
      facts={
        <>
          <VacancyFacts vacancy={vacancy} title={page.title} region={page.region} />
          {closed ? (
            <EndedNotice
              title={t("vacancy.closed.title")}
              text={t("vacancy.closed.text")}
              link={{ url: elsewhere[audience], title: t(`vacancy.closed.${audience}`) }}
            />
          ) : (
            <div className="actions">
              <ButtonLink link={apply} />
            </div>
          )}
        </>
      }
      aside={!closed && <ApplyCard link={apply} audience={audience} />}
      share
    />
  );
}

/** Where other work of the same kind is found. */
const elsewhere = {
  volunteer: "/vrijwilligerswerk",
  job: "/over-ons/werken-bij-alzheimer-nederland",
} as const;
