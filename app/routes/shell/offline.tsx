import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { requestScope } from "~/.server/context/context";
import { translatorOf } from "~/.server/i18n/translator";
import { documentHeaders } from "~/.server/security/document-headers";
import { noThirdParties } from "~/.server/security/third-party-loads";
import { telUrl } from "~/design/helpline-link";
import { FailedHero } from "~/shell/failed-hero";
import { logos } from "~/shell/logo";
import { styleSheets } from "~/shell/style-sheets";
import { brands } from "~/utils/brand";
import { brandFiles, themeColours } from "~/utils/brand-files";
import type { RoutePolicy } from "~/utils/route-policy";
import { changesAppearance, readingAttributes } from "~/utils/visitor-choices";

export const handle = { policy: { shared: "everyone" } } satisfies { policy: RoutePolicy };

/**
 * `/{brand}-offline`: a page that needs no upstream. Its status is 503, so that search engines keep their index. The
 * build also writes it to a file, which a proxy can serve while the site is down (scripts/offline-pages.mjs).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { config, choices } = await requestScope(request, context);
  const brand = brands.find((name) => new URL(request.url).pathname === `/${name}-offline`) ?? config.brand;
  const t = await translatorOf(brand);
  const { favicon, icon } = brandFiles(brand);
  const { onLight, width } = logos[brand];
  const html = renderToStaticMarkup(
    <html lang="nl" data-brand={brand} {...readingAttributes(choices)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${t("unavailable.title")} | ${t("brand.name")}`}</title>
        <meta name="robots" content="noindex" />
        {styleSheets(changesAppearance(choices) ? ["preferences"] : []).map((sheet) => (
          <link key={sheet.href} rel="stylesheet" {...sheet} />
        ))}
        <link rel="icon" href={favicon} sizes="32x32" />
        <link rel="icon" href={icon} type="image/svg+xml" />
        <meta name="theme-color" content={themeColours[brand].light} />
      </head>
      <body>
        <header className="site-header">
          <div className="wrap head-row">
            <a className="logo" href="/">
              <img src={onLight} alt={t("brand.logo")} width={width} height="80" />
            </a>
          </div>
        </header>
        <main className="failed">
          <FailedHero title={t("unavailable.title")} text={t("unavailable.text")}>
            <p>
              {t("unavailable.call")} <a href={telUrl(config.helpline)}>{config.helpline}</a>
            </p>
            <p>{t("unavailable.callUrgent")}</p>
            <div className="actions">
              <a className="btn" href="/">
                {t("unavailable.retry")}
              </a>
            </div>
          </FailedHero>
        </main>
      </body>
    </html>,
  );
  const headers = documentHeaders(config, {
    status: 503,
    method: "GET",
    url: request.url,
    policy: handle.policy,
    loads: noThirdParties,
  });
  return new Response(`<!doctype html>${html}`, { status: 503, headers });
}
