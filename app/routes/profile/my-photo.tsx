import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { FormErrors } from "~/design/form/form-errors";
import { emptyForm } from "~/design/form/form-state";
import { AccountNav, accountDocument } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { getOwnPhoto } from "~/features/profile/photo/load.server";
import { photoField, photoPath } from "~/features/profile/photo/model";
import { DeletePhotoForm, PhotoForm } from "~/features/profile/photo/photo-form";
import { MemberPhoto, PhotoNotice } from "~/features/profile/photo/photo-state";
import { submitPhoto } from "~/features/profile/photo/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

// More than a photo may be: the body streams, and one that is too large is an error on the form.
export const handle = {
  policy: { shared: false, query: { shared: ["weg"] }, maxUploadBytes: 128 * 1024 * 1024 },
} satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { username } = await requireMember(scope);
  const document = accountDocument(scope.t("photo.title"), { sheets: ["accounts", "profile"] });
  const isDeleted = scope.query.has("weg");
  return withFormToken({ username, photo: await getOwnPhoto(scope), isDeleted, document }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return formResponse(await submitPhoto(await requestScope(request, context)));
}

/** The member's photo, and the forms to change it. */
export default function MyPhotoRoute() {
  const { t } = useTranslation();
  const { username, photo, isDeleted, token } = useLoaderData<typeof loader>();
  const rejected = useActionData<typeof action>();
  const title = t("photo.title");
  return (
    <FormPage
      title={title}
      intro={t("photo.intro")}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("profile.title"), url: "/mijn/profiel" },
        { title, url: photoPath },
      ]}
      nav={<AccountNav token={token} />}
    >
      {rejected ? (
        <FormErrors rejected={rejected} labels={{ [photoField]: t("photo.label") }} />
      ) : (
        <PhotoNotice upload={photo.upload} isDeleted={isDeleted} />
      )}
      {photo.hasPhoto && (
        <section className="own-photo" aria-labelledby="huidige-foto">
          <h2 id="huidige-foto">{t("photo.current")}</h2>
          <MemberPhoto username={username} />
          <DeletePhotoForm token={token} />
        </section>
      )}
      <PhotoForm form={rejected?.form ?? emptyForm} token={token} />
      <p className="after-form">{t("photo.sharing")}</p>
      <p className="plain-links">
        <a href="/mijn/profiel">{t("photo.toProfile")}</a>
      </p>
    </FormPage>
  );
}
