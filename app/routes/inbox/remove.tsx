import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { formResponse, withFormToken } from "~/.server/forms/protected-form";
import { AccountNav } from "~/features/accounts/public";
import { requireMember } from "~/features/accounts/public.server";
import { AgainNotice } from "~/features/inbox/again-notice";
import { inboxDocument } from "~/features/inbox/document";
import { getContact } from "~/features/inbox/load.server";
import { inboxPath, messagesPath, removePath } from "~/features/inbox/paths";
import { submitRemoval } from "~/features/inbox/submit.server";
import { FormPage } from "~/shell/form-page";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  await requireMember(scope);
  const { id, person } = await getContact(params.id ?? "", scope);
  const { username } = person;
  return withFormToken(
    { id, username, document: inboxDocument(scope.t("inbox.remove.title", { username })) },
    scope,
  );
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return formResponse(await submitRemoval(params.id ?? "", await requestScope(request, context)));
}

/** Where a member confirms that a contact is removed. */
export default function RemoveContactRoute() {
  const { t } = useTranslation();
  const { id, username, token } = useLoaderData<typeof loader>();
  const again = useActionData<typeof action>();
  const title = t("inbox.remove.title", { username });
  return (
    <FormPage
      title={title}
      crumbs={[
        { title: t("accounts.crumb"), url: "/mijn" },
        { title: t("inbox.title"), url: inboxPath },
        { title: username, url: messagesPath(id) },
        { title: t("inbox.contact.remove"), url: removePath(id) },
      ]}
      nav={<AccountNav token={token} section={inboxPath} />}
    >
      {again && <AgainNotice again={again} />}
      <p>{t("inbox.remove.text", { username })}</p>
      <form method="post" className="contact-acts" data-busy={t("forms.sending")}>
        <input type="hidden" name="token" value={token} />
        <button className="btn" type="submit">
          {t("inbox.remove.yes")}
        </button>{" "}
        <a className="btn btn-second" href={messagesPath(id)}>
          {t("inbox.remove.no")}
        </a>
      </form>
    </FormPage>
  );
}
