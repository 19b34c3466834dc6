import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { ErrorSummary } from "~/design/form/error-summary";
import { FormErrors } from "~/design/form/form-errors";
import { AccountNav, accountDocument, Notice } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { leavingPath } from "~/features/leaving/public";
import { exportPath } from "~/features/profile/export/model";
import { DevicesPart } from "~/features/settings/devices";
import { rejectedSettings, settingsForm } from "~/features/settings/form-values";
import { loadSettings } from "~/features/settings/load.server";
import { ApproachPart, BlogPart, MailPart, NewsletterPart } from "~/features/settings/parts";
import { Setting } from "~/features/settings/setting";
import { submitSettings } from "~/features/settings/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["bewaard"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { email } = await requireMember(scope);
  const document = accountDocument(scope.t("settings.title"), { sheets: ["accounts", "profile"] });
  return withFormToken({ email, document, ...(await loadSettings(scope)) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitSettings(await requestScope(request, context)));
}

export default function SettingsRoute() {
  const { t } = useTranslation();
  const { email, preferences, devices, saved, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const stored = settingsForm(preferences);
  const form = rejected ? rejectedSettings(stored, rejected.form) : stored;
  const title = t("settings.title");
  return (
    <FormPage
      title={title}
      intro={t("settings.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title, url: "/mijn/instellingen" },
      ]}
      nav={<AccountNav token={token} />}
      isWide
    >
      {rejected && "isUncertain" in rejected && (
        <ErrorSummary errors={[]} sendingFailed uncertain={rejected.isUncertain} />
      )}
      {rejected && !("isUncertain" in rejected) && (
        <FormErrors rejected={rejected} labels={{ purposes: t("settings.approach.purposesLegend") }} />
      )}
      {saved && !rejected && (
        <Notice kind="done" title={t("settings.saved.title")} text={t(`settings.saved.${saved}`)} />
      )}
      <BlogPart form={form} token={token} />
      <MailPart form={form} token={token} />
      {saved !== "nieuwsbrief" && <NewsletterPart email={email} token={token} />}
      <ApproachPart form={form} token={token} />
      <DevicesPart devices={devices} token={token} />
      <Setting id="weergave-titel" title={t("settings.reading.title")} text={t("settings.reading.text")}>
        <a className="btn btn-second" href="/weergave?terug=/mijn/instellingen">
          {t("settings.reading.link")}
        </a>
      </Setting>
      <Setting id="gegevens-titel" title={t("export.title")} text={t("export.intro")}>
        <a className="btn btn-second" href={exportPath}>
          {t("settings.export.link")}
        </a>
      </Setting>
      <Setting id="weg-titel" title={t("settings.leaving.title")} text={t("settings.leaving.text")}>
        <a className="btn btn-second" href={leavingPath}>
          {t("settings.leaving.link")}
        </a>
      </Setting>
    </FormPage>
  );
}
