import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { FormField } from "~/design/form/form-field";
import { emptyForm, typedValue } from "~/design/form/form-state";
import { Notice } from "~/features/accounts/public";
import { findStandingGift } from "~/features/donations/client.server";
import { donationDocument } from "~/features/donations/document";
import { amountWords } from "~/features/donations/gift-words";
import { LinkRequestForm } from "~/features/donations/manage-form";
import { donationPaths } from "~/features/donations/paths";
import { submitAmount } from "~/features/donations/standing.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code", "gedaan"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const code = scope.query.get("code") ?? "";
  const isDone = scope.query.has("gedaan");
  const gift = isDone ? null : await findStandingGift(code, "amount", scope);
  const document = donationDocument(scope.t("giving.amount.title"));
  return data({ code, gift, isDone, document }, { status: gift || isDone ? 200 : 410 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitAmount(await requestScope(request, context)));
}

/** Another amount of a monthly or yearly gift, by a link that works once. */
export default function AmountRoute() {
  const { t } = useTranslation();
  const { code, gift, isDone } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("giving.amount.title");
  const form = rejected?.form ?? emptyForm;
  return (
    <FormPage
      title={title}
      {...(gift && { intro: t("giving.amount.intro", { amount: amountWords(gift, t) }) })}
      crumbs={[
        { title: t("giving.crumb"), url: donationPaths.start },
        { title, url: donationPaths.amount },
      ]}
    >
      {isDone && (
        <Notice
          kind="done"
          title={t("giving.manage.done.changed.title")}
          text={t("giving.manage.done.changed.text")}
        />
      )}
      {!isDone && !gift && (
        <>
          <h2>{t("giving.link.old")}</h2>
          <LinkRequestForm form={emptyForm} />
        </>
      )}
      {gift && (
        <>
          {rejected && (
            <FormErrors rejected={rejected} labels={{ amount: t(`giving.amount.label.${gift.frequency}`) }} />
          )}
          <form
            method="post"
            action={`${donationPaths.amount}?code=${code}`}
            noValidate
            data-busy={t("giving.busy")}
          >
            <input type="hidden" name="code" value={code} />
            <FormField
              id="amount"
              label={t(`giving.amount.label.${gift.frequency}`)}
              hint={t("donate.otherHint")}
              error={form.errors.amount}
              required
            >
              {(attributes) => (
                <input
                  {...attributes}
                  className="w-s"
                  name="amount"
                  type="text"
                  inputMode="decimal"
                  required
                  defaultValue={typedValue(form, "amount")}
                />
              )}
            </FormField>
            <div className="form-actions">
              <button className="btn" type="submit">
                {t("giving.amount.button")}
              </button>
            </div>
          </form>
        </>
      )}
    </FormPage>
  );
}
