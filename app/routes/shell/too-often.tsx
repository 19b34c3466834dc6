import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { readForm } from "~/.server/forms/read-form";
import { notFound } from "~/.server/http/failures";
import { HelplineLink } from "~/design/helpline-link";
import { Outcome } from "~/design/outcome";
import type { RoutePolicy } from "~/utils/route-policy";

export const handle = { policy: { shared: false } } satisfies { policy: RoutePolicy };

/** The response to too many posts; server/limit-posts.ts rewrites them to this route. It cannot be visited directly. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sentTooOften, t } = await requestScope(request, context);
  if (!sentTooOften) throw notFound();
  return { document: { title: t("tooOften.title"), noindex: true, hidePrefooter: true, hasForm: true } };
}

/** Returns the posted fields to the page, to be submitted again; files cannot be returned. */
export async function action({ request, context }: ActionFunctionArgs) {
  const scope = await requestScope(request, context);
  const { sentTooOften } = scope;
  if (!sentTooOften) throw notFound();
  const multipart = request.headers.get("Content-Type")?.startsWith("multipart/") === true;
  const entries = [...(await readForm(request, scope))];
  const fields = entries.flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
  const hasFile = entries.some(([, value]) => typeof value !== "string" && value.size > 0);
  return data({ address: sentTooOften, fields, hasFile, multipart }, { status: 429 });
}

export default function TooOftenRoute() {
  const { t } = useTranslation();
  const posted = useActionData<typeof action>();
  if (!posted) return null;
  const { address, fields, hasFile, multipart } = posted;
  return (
    <div className="wrap section">
      <Outcome icon="clock" title={t("tooOften.title")} intro={t("tooOften.text")}>
        <p>{t(hasFile ? "tooOften.keptWithoutFile" : "tooOften.kept")}</p>
        <form
          action={address}
          method="post"
          encType={multipart ? "multipart/form-data" : undefined}
          data-busy={t("tooOften.busy")}
        >
          {fields.map(({ name, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the order never changes
            <input type="hidden" name={name} value={value} key={index} />
          ))}
          <div className="actions">
            <button className="btn" type="submit">
              {t("tooOften.again")}
            </button>
          </div>
        </form>
        <p>
          {t("tooOften.call")} <HelplineLink />
        </p>
      </Outcome>
    </div>
  );
}
