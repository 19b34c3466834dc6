import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { RegisterPage } from "~/features/accounts/register-page";
import { accountDocument, formData, rejectedData } from "~/features/accounts/responses.server";
import { submitRegistration } from "~/features/accounts/submit.server";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  return formData({ document: accountDocument(scope.t("accounts.register.title")) }, scope);
}

export async function action({ request, context }: ActionFunctionArgs) {
  return rejectedData(await submitRegistration(await requestScope(request, context)));
}

export default function RegisterRoute() {
  const { token } = useLoaderData<typeof loader>();
  return <RegisterPage token={token} rejected={useActionData<typeof action>()} />;
}
