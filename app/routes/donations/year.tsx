import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { emptyForm } from "~/design/form/form-state";
import { findGivenInYear } from "~/features/donations/client.server";
import { donationDocument } from "~/features/donations/document";
import { LinkRequestForm } from "~/features/donations/manage-form";
import { donationPaths } from "~/features/donations/paths";
import { YearStatement } from "~/features/donations/year-statement";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code", "jaar"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const [code, year] = [scope.query.get("code") ?? "", scope.query.get("jaar") ?? ""];
  const found = await findGivenInYear(code, year, scope);
  const title = found.given ? scope.t("giving.year.title", { year }) : scope.t("giving.year.unknown");
  const missing = found.isLinkOld ? 410 : 404;
  return data({ ...found, code, document: donationDocument(title) }, { status: found.given ? 200 : missing });
}

/** What was given in a year, to print or save for the tax office, by the link of a mail. */
export default function YearRoute() {
  const { t } = useTranslation();
  const { given, creditor, isLinkOld, code, document } = useLoaderData<typeof loader>();
  const { title } = document;
  return (
    <FormPage
      title={title}
      {...(given && { intro: t("giving.year.intro") })}
      crumbs={[
        { title: t("giving.crumb"), url: donationPaths.start },
        { title, url: donationPaths.year },
      ]}
    >
      {given && <YearStatement given={given} creditor={creditor} code={code} />}
      {!given && !isLinkOld && (
        <>
          <p>{t("giving.year.none")}</p>
          <p className="actions">
            <a className="btn btn-second" href={`${donationPaths.manage}?${new URLSearchParams({ code })}`}>
              {t("giving.year.toGift")}
            </a>
          </p>
        </>
      )}
      {isLinkOld && (
        <>
          <h2>{t("giving.link.old")}</h2>
          <LinkRequestForm form={emptyForm} />
        </>
      )}
    </FormPage>
  );
}
