import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context/context";
import { notFound } from "~/.server/http/failures";
import { readForm } from "~/.server/http/read-form";
import { HelplineLink } from "~/design/helpline-link";
import { Outcome } from "~/design/outcome";

/** The answer to a form that was sent too often: server/limit-posts.ts leads it here. Nobody can visit it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { sentTooOften, t } = await requestScope(request, context);
  if (!sentTooOften) throw notFound();
  return { document: { title: t("tooOften.title"), noindex: true, hidePrefooter: true, hasForm: true } };
}

/** What was typed goes back into the page, to be sent again; a file cannot. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { sentTooOften } = await requestScope(request, context);
  if (!sentTooOften) throw notFound();
  const multipart = request.headers.get("Content-Type")?.startsWith("multipart/") === true;
  const entries = [...(await readForm(request))];
  const fields = entries.flatMap(([name, value]) => (typeof value === "string" ? [{ name, value }] : []));
  const hasFile = entries.some(([, value]) => typeof value !== "string" && value.size > 0);
  return data({ address: sentTooOften, fields, hasFile, multipart }, { status: 429 });
}

export default function TooOftenRoute() {
  const { t } = useTranslation();
  const sent = useActionData<typeof action>();
  if (!sent) return null;
  const { address, fields, hasFile, multipart } = sent;
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a name may come more than once, and nothing moves
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
