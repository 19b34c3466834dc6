import type { RequestScope } from "~/.server/context/scope";
import { notFound } from "~/.server/http/failures";
import type { VacancyContext } from "~/features/vacancies/application/model";
import type { PageReference } from "~/fields/page-references";
import { isOpenApplication, type VacancyKind } from "~/fields/vacancy-kind";
import { hasEnded } from "~/utils/dates";
import { isEmailAddress } from "~/utils/email-address";
import { findPage } from "../client.server";
import { redirectToLowerCase } from "../redirect-to-lower-case.server";
import type { Vacancy } from "./definition";

interface FoundVacancy {
  vacancy: VacancyContext;
  closed: boolean;
  /** Facts about the work, shown beside the form. */
  work: { vacancy: Vacancy; title: string; region: PageReference | null };
}

/**
 * The vacancy of an application form, read from its page in the CMS and never from the submission.
 * @throws a redirect to the address in lower case, a 404 where there is no vacancy, a 503 where the CMS fails
 */
export async function findVacancyContext(
  scope: Pick<RequestScope, "upstreams" | "request" | "now" | "logger">,
  path: string,
): Promise<FoundVacancy> {
  const page = await findPage(scope, path);
  if (!page?.status) throw (await redirectToLowerCase(path, scope, "/solliciteren")) ?? notFound();
  if (!("vacancy" in page)) throw notFound();
  const { vacancy, region } = page;
  const { kind, jobTitle, endDate, organisationUnitKey } = vacancy;
  const closed = [endDate, page.expireDate].some((day) => day !== null && hasEnded(day, scope.now));
  return {
    closed,
    work: { vacancy, title: page.title, region },
    vacancy: {
      kind,
      id: page.nid,
      title: page.title,
      path: page.path ?? path,
      form: kind === "corporate" ? "corporate" : (jobTitle?.formLength ?? "short"),
      open: isOpenApplication(kind, page.title),
      region: region?.title ?? null,
      organisationUnit: organisationUnitKey,
      recipient: await findRecipient(scope, page),
    },
  };
}

interface VacancyPage {
  path: string | null;
  region: { url: string | null } | null;
  vacancy: { kind: VacancyKind; email: string | null };
}

/**
 * The recipient of an application: the address of the vacancy, else of its region. Without either, the application is
 * sent with its region and organisation unit only, and a warning is logged.
 */
async function findRecipient(
  scope: Pick<RequestScope, "upstreams" | "logger">,
  { path, region, vacancy: { kind, email } }: VacancyPage,
): Promise<string | null> {
  if (isAddress(email) || kind !== "regional") return email;
  const page = region?.url ? await findPage(scope, region.url).catch(() => null) : null;
  const address = page?.type === "regio" && page.status ? page.contact.email : null;
  if (isAddress(address)) return address;
  scope.logger.warn({ path }, "a vacancy has no recipient");
  return null;
}

const isAddress = (text: string | null) => text !== null && isEmailAddress(text);
