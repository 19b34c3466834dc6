import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { Summary } from "~/design/form/summary";
import { donationDocument } from "~/features/donations/document";
import { GiftSummary } from "~/features/donations/gift-summary";
import { loadPayment } from "~/features/donations/load.server";
import { transferAddress } from "~/features/donations/model";
import { PaidNotice } from "~/features/donations/paid-notice";
import { donationPaths } from "~/features/donations/paths";
import { PaymentForm } from "~/features/donations/payment-form";
import { donationQuery } from "~/features/donations/public";
import { submitPayment } from "~/features/donations/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: donationQuery } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const payment = await loadPayment(scope);
  const document = donationDocument(scope.t("giving.payment.title"));
  return data({ payment, query: String(scope.query), document }, { status: payment ? 200 : 503 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitPayment(await requestScope(request, context)));
}

/** The last step before the bank: the gift to read again, and how to pay it. */
export default function PaymentRoute() {
  const { t } = useTranslation();
  const { payment, query } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const review = rejected?.review ?? payment?.review;
  const title = t("giving.payment.title");
  const transfer = review
    ? transferAddress(review.order, review.order.purpose)
    : `${donationPaths.transfer}?${query}`;
  const isUnavailable = !payment || rejected?.status === 503;
  return (
    <FormPage
      title={title}
      intro={t("giving.payment.step")}
      crumbs={[
        { title: t("giving.crumb"), url: donationPaths.start },
        { title, url: donationPaths.payment },
      ]}
      aside={
        review && <GiftSummary gift={review.order} purpose={review.order.purpose} query={review.query} />
      }
    >
      {rejected?.paidAddress && <PaidNotice address={rejected.paidAddress} />}
      {isUnavailable ? (
        <Summary
          title={t("giving.payment.unavailable.title")}
          texts={[t("giving.payment.unavailable.text")]}
          links={[{ href: transfer, text: t("giving.transfer.title") }]}
        />
      ) : (
        rejected && (
          <FormErrors
            rejected={rejected}
            labels={{ method: t("giving.payment.method"), mandate: t("giving.mandate.title") }}
          />
        )
      )}
      {payment && review ? (
        <PaymentForm
          form={rejected?.form ?? emptyForm}
          review={review}
          methods={payment.options.methods}
          creditor={payment.options.creditor}
        />
      ) : (
        <p className="actions">
          <a className="btn" href={`${donationPaths.payment}?${query}`}>
            {t("giving.payment.unavailable.reload")}
          </a>
        </p>
      )}
    </FormPage>
  );
}
