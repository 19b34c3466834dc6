import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { requestScope } from "~/.server/context";
import { documentHeaders } from "~/.server/security/document-headers";
import { telUrl } from "~/components/helpline-link";
import stylesUrl from "~/styles/site.css?url";

/** `/{brand}-offline`: a page that needs no upstream. It answers 503, so that search engines keep what they know. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { t, brand, config } = await requestScope(request, context);
  const html = renderToStaticMarkup(
    <html lang="nl" data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t("unavailable.title")} | ${t("brand.name")}`}</title>
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href={stylesUrl} />
      </head>
      <body>
        <main className="wrap section">
          <h1>{t("unavailable.title")}</h1>
          <p className="lede">{t("unavailable.text")}</p>
          <p>
            <a href={telUrl(config.helpline)}>{t("unavailable.call", { number: config.helpline })}</a>
          </p>
          <p>{t("unavailable.callUrgent")}</p>
          <p className="actions">
            <a className="btn" href="/">
              {t("unavailable.retry")}
            </a>
          </p>
        </main>
      </body>
    </html>,
  );
  const headers = documentHeaders(config, { status: 503, method: "GET" });
  return new Response(`<!doctype html>${html}`, { status: 503, headers });
}
