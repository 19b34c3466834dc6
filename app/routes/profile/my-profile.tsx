import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { AccountNav, accountDocument, Notice } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { profileForm } from "~/features/profile/form-values";
import { getOwnProfile } from "~/features/profile/load.server";
import { ProfileForm } from "~/features/profile/profile-form";
import { submitProfile } from "~/features/profile/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false, query: { shared: ["bewaard"] } } } satisfies {
  policy: RoutePolicy;
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { username } = await requireMember(scope);
  const profile = await getOwnProfile(scope);
  const document = accountDocument(scope.t("profile.title"), { sheets: ["accounts", "profile"] });
  const isSaved = scope.query.has("bewaard");
  return withFormToken({ username, form: profileForm(profile), isSaved, document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitProfile(await requestScope(request, context)));
}

export default function MyProfileRoute() {
  const { t } = useTranslation();
  const { username, form, isSaved, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("profile.title");
  const labels = {
    biography: t("profile.items.biography"),
    healthConsent: t("accounts.health.consent"),
    birthYear: t("profile.items.birthYear"),
  };
  return (
    <FormPage
      title={title}
      intro={t("profile.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title, url: "/mijn/profiel" },
      ]}
      nav={<AccountNav token={token} />}
      isWide
    >
      {rejected ? (
        <FormErrors rejected={rejected} labels={labels} />
      ) : (
        <Notice
          kind={isSaved ? "done" : "info"}
          title={t(isSaved ? "profile.saved.title" : "profile.explanationTitle")}
          text={t(isSaved ? "profile.saved.text" : "profile.explanation")}
        />
      )}
      <ProfileForm form={rejected?.form ?? form} token={token} username={username} />
    </FormPage>
  );
}
