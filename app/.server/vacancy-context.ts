import { isOpenApplication } from "~/domain/vacancy";
import type { VacancyContext } from "~/domain/vacancy-application";
import { hasEnded } from "~/utils/dates";
import type { RequestScope } from "./context";
import { notFound } from "./http/failures";

/**
 * The vacancy that a form is for, from its page in the CMS: nothing of it is taken from what was posted.
 * @throws a 404 where there is no vacancy, a 503 in an outage
 */
export async function findVacancyContext(
  { cms, now }: Pick<RequestScope, "cms" | "now">,
  path: string,
): Promise<{ vacancy: VacancyContext; closed: boolean }> {
  const page = await cms.findPage(path);
  if (!page?.status || !("vacancy" in page)) throw notFound();
  const { kind, jobTitle, endDate, email, organisationUnitKey } = page.vacancy;
  const ended = [endDate, page.expireDate].some((day) => day !== null && hasEnded(day, now));
  return {
    closed: ended,
    vacancy: {
      kind,
      id: page.nid,
      title: page.title,
      path: page.path ?? path,
      form: kind === "corporate" ? "corporate" : (jobTitle?.formLength ?? "short"),
      open: isOpenApplication(kind, page.title),
      region: page.region?.title ?? null,
      organisationUnit: organisationUnitKey,
      recipient: email,
    },
  };
}
