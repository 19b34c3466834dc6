import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { requestScope } from "~/.server/context";
import { translatorOf } from "~/.server/i18n";
import { documentHeaders } from "~/.server/security/document-headers";
import { telUrl } from "~/components/helpline-link";
import { styleSheets } from "~/components/style-sheets";
import { brands } from "~/domain/brand";

/** `/{brand}-offline`: a page that needs no upstream. It answers 503, so that search engines keep what they know. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config } = await requestScope(request, context);
  const brand = brands.find((name) => new URL(request.url).pathname === `/${name}-offline`) ?? config.brand;
  const t = await translatorOf(brand);
  const html = renderToStaticMarkup(
    <html lang="nl" data-brand={brand}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t("unavailable.title")} | ${t("brand.name")}`}</title>
        <meta name="robots" content="noindex" />
        {styleSheets([]).map((sheet) => (
          <link key={sheet.href} rel="stylesheet" {...sheet} />
        ))}
      </head>
      <body>
        <main className="wrap section">
          <h1>{t("unavailable.title")}</h1>
          <p className="lede">{t("unavailable.text")}</p>
          <p>
            {t("unavailable.call")} <a href={telUrl(config.helpline)}>{config.helpline}</a>
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
  const headers = documentHeaders(config, { status: 503, method: "GET", url: request.url });
  return new Response(`<!doctype html>${html}`, { status: 503, headers });
}
