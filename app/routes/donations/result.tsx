import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { donationDocument } from "~/features/donations/document";
import { loadResult } from "~/features/donations/load.server";
import { donationPaths, giftAddress } from "~/features/donations/paths";
import { UnknownGift } from "~/features/donations/unknown-gift";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { typed: ["code"] } } } satisfies {
  policy: RoutePolicy;
};

/** Where the bank leads back to: on to the page that fits how the payment ended, or that it has not ended. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const result = await loadResult("result", scope);
  const state = result?.gift.state;
  const texts = state === "refunded" || state === "charged-back" ? (`undone.${state}` as const) : "waiting";
  const document = donationDocument(scope.t(result ? `giving.${texts}.title` : "giving.unknown.title"));
  return data({ result, texts, document } as const, { status: result ? 200 : 404 });
}

export default function ResultRoute() {
  const { t } = useTranslation();
  const { result, texts, document } = useLoaderData<typeof loader>();
  const { title } = document;
  const crumbs = [
    { title: t("giving.crumb"), url: donationPaths.start },
    { title, url: donationPaths.result },
  ];
  return (
    <FormPage title={title} crumbs={crumbs}>
      {result ? (
        <>
          <p>{t(`giving.${texts}.text`)}</p>
          <p className="actions">
            {texts === "waiting" ? (
              <>
                <a className="btn" href={giftAddress("result", result.code)}>
                  {t("giving.waiting.look")}
                </a>
                {result.gift.payUrl && (
                  <a className="btn btn-second" href={result.gift.payUrl}>
                    {t("giving.waiting.pay")}
                  </a>
                )}
              </>
            ) : (
              <a className="btn btn-second" href={donationPaths.start}>
                {t("giving.undone.again")}
              </a>
            )}
          </p>
        </>
      ) : (
        <UnknownGift />
      )}
    </FormPage>
  );
}
