import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { FormErrors } from "~/design/form/form-errors";
import { ScanPicture } from "~/design/scan-picture";
import { donationDocument, formTitle } from "~/features/donations/document";
import { purposeWords } from "~/features/donations/gift-words";
import { donationPaths } from "~/features/donations/paths";
import { loadQrCode } from "~/features/donations/qr.server";
import { QrForm } from "~/features/donations/qr-form";
import { FormPage } from "~/shell/form-page";
import { formatAmount } from "~/utils/amount";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["voor", "bedrag"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const page = await loadQrCode(scope);
  const title = formTitle(scope.t("giving.qr.title"), Object.keys(page.errors).length > 0, scope.t);
  return { ...page, document: donationDocument(title) };
}

/** A code to print, which leads a phone to a gift for a region or action. */
export default function QrCodeRoute() {
  const { t } = useTranslation();
  const { regions, values, errors, isUnknown, code } = useLoaderData<typeof loader>();
  const title = t("giving.qr.title");
  const form = { values, errors };
  const purpose = code?.goal ? purposeWords(code.goal, t) : t("giving.for.country");
  return (
    <FormPage
      title={title}
      intro={t("giving.qr.intro")}
      crumbs={[
        { title: t("giving.crumb"), url: donationPaths.start },
        { title, url: donationPaths.qrCode },
      ]}
    >
      {Object.keys(errors).length > 0 && (
        <FormErrors
          rejected={{ form: { errors, isForeign: false } }}
          labels={{ bedrag: t("giving.qr.amount") }}
        />
      )}
      {isUnknown && <p className="u-mb-5">{t("giving.qr.unknown")}</p>}
      {code && (
        <section className="u-mb-5" aria-labelledby="de-code">
          <h2 id="de-code">{t("giving.qr.code")}</h2>
          <p>
            {code.cents === null
              ? t("giving.qr.leads", { purpose })
              : t("giving.qr.leadsAmount", { purpose, amount: formatAmount(code.cents) })}
          </p>
          <ScanPicture text={code.url} label={t("giving.qr.picture")} />
          <p className="u-mb-5">{code.url}</p>
          <p>
            <button className="btn btn-second" type="button" data-print hidden>
              {t("giving.qr.print")}
            </button>
          </p>
        </section>
      )}
      <QrForm form={form} regions={regions} action={code?.goal ?? null} />
    </FormPage>
  );
}
