import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Outlet,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { requestScope } from "~/.server/context";
import { loadShell } from "~/.server/shell";
import fontUrl from "~/assets/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import iconUrl from "~/assets/illustrations/vergeet-mij-niet.svg";
import { DocumentHead } from "~/components/document-head";
import { ErrorPage } from "~/components/error-page";
import { PreFooter } from "~/components/pre-footer";
import { ShellProvider } from "~/components/shell";
import { SiteFooter } from "~/components/site-footer";
import { SiteHeader } from "~/components/site-header";
import { useSiteScript } from "~/components/site-script";
import { documentOf } from "~/domain/document";
import { NewsletterForm } from "~/forms/newsletter/fields";
import { pathOf } from "~/utils/paths";
import { lastOf, readQuery } from "~/utils/query";

const headLinks = [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "icon", href: iconUrl, type: "image/svg+xml" },
] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const { pathname, search } = new URL(request.url);
  return {
    shell: await loadShell(scope, {
      path: pathOf(request),
      address: pathname + search,
      openItem: lastOf(readQuery(request.url).item) ?? null,
    }),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root")?.shell;
  const script = useSiteScript();
  // Without a shell there is no page: entry.server.tsx sends the visitor to the offline page.
  if (!shell) return null;
  return (
    <html lang="nl" data-brand={shell.brand}>
      <head>
        <ShellProvider value={shell}>
          <DocumentHead links={headLinks} />
        </ShellProvider>
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        <script type="module" src={script} async />
      </head>
      <body>
        <ShellProvider value={shell}>{children}</ShellProvider>
      </body>
    </html>
  );
}

export default function App() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <Frame>
      <ErrorPage status={status} />
    </Frame>
  );
}

/** Header, main, pre-footer and footer, unless page, configuration or error hide the last two. */
function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const shell = useRouteLoaderData<typeof loader>("root")?.shell;
  const document = documentOf(useMatches());
  const footerHidden = shell?.footerHidden || document?.hideFooter;
  const prefooterHidden = footerHidden || shell?.prefooterHidden || document?.hidePrefooter;
  // The page of the newsletter has the form itself.
  const newsletterHere = shell?.path.startsWith("/nieuwsbrief");
  return (
    <>
      <a className="skip" href="#inhoud">
        {t("skipLink")}
      </a>
      <SiteHeader />
      <main id="inhoud" tabIndex={-1}>
        {children}
      </main>
      {!prefooterHidden && <PreFooter />}
      {!footerHidden && <SiteFooter newsletter={newsletterHere ? null : <FooterNewsletter />} />}
    </>
  );
}

function FooterNewsletter() {
  const { t } = useTranslation();
  return (
    <>
      <h2>{t("newsletter.footerTitle")}</h2>
      <NewsletterForm id="nieuwsbrief-voet" hint={t("newsletter.hint")} buttonClass="btn btn-accent" />
    </>
  );
}
