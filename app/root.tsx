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
import { requestScope } from "~/.server/context/context";
import type { RequestScope } from "~/.server/context/scope";
import { pathOf } from "~/utils/paths";
import { writeQuery } from "~/utils/query";
import fontUrl from "./design/fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { ConsentBar, showsConsentBar } from "./features/consent/consent-bar";
import { NewsletterForm } from "./features/newsletter/form";
import { isDebugging } from "./features/preview/debug.server";
import { followRedirect } from "./features/redirects/follow.server";
import { SlideInCard, visibleSlideIn } from "./features/slide-ins/slide-in-card";
import { DocumentHead } from "./shell/document-head";
import { ErrorPage } from "./shell/error-page";
import { useFormFailed } from "./shell/form-failed";
import { loadShell } from "./shell/load.server";
import { pageData } from "./shell/page-data";
import { PreFooter } from "./shell/pre-footer";
import { ProviderScripts } from "./shell/provider-scripts";
import { ShellProvider } from "./shell/shell";
import { ShortFooter, SiteFooter } from "./shell/site-footer";
import { SiteHeader } from "./shell/site-header";
import { useSiteScript } from "./shell/site-script";
import { findDocument } from "./utils/document";
import { failureForStatus } from "./utils/errors";
import { isRegional } from "./utils/page-kind";
import { readingAttributes } from "./utils/visitor-choices";

const headLinks = [
  { rel: "preload", href: fontUrl, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const scope = await requestScope(request, context);
  const [shell] = await Promise.all([
    loadShell(scope, {
      path: pathOf(request),
      address: addressOf(request.url, scope),
      openItem: scope.query.getAll("item").at(-1) ?? null,
    }),
    followRedirect(scope, request),
  ]);
  return { shell };
}

/** Path and declared query, without the `debug` parameter for visitors who may not use it. */
function addressOf(url: string, scope: RequestScope): string {
  const { pathname } = new URL(url);
  const query = new URLSearchParams(scope.query);
  if (!isDebugging(scope)) query.delete("debug");
  return query.size > 0 ? `${pathname}?${writeQuery(query)}` : pathname;
}

export function Layout({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root")?.shell;
  const script = useSiteScript();
  const document = findDocument(useMatches());
  const failed = useRouteError() != null;
  const formFailed = useFormFailed();
  // Without a shell, entry.server.tsx redirects to the offline page.
  if (!shell) return null;
  const hasConsentBar = showsConsentBar(shell, formFailed);
  return (
    <html
      lang="nl"
      data-brand={shell.brand}
      data-consent-open={hasConsentBar ? "" : undefined}
      data-has-slide-in={visibleSlideIn(shell.slideIn, failed ? null : document) ? "" : undefined}
      {...readingAttributes(shell.choices)}
    >
      <head>
        <ShellProvider value={shell}>
          <DocumentHead links={headLinks} />
          {!failed && <ProviderScripts />}
        </ShellProvider>
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        <script type="module" src={script} async />
      </head>
      <body {...pageData(shell, failed ? null : document)}>
        <ShellProvider value={shell}>
          {children}
          {hasConsentBar && <ConsentBar />}
        </ShellProvider>
      </body>
    </html>
  );
}

export default function App() {
  const kind = findDocument(useMatches())?.pageKind;
  return (
    <Frame look={kind && isRegional(kind) ? "region" : undefined}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const failure = failureForStatus(status);
  return (
    <Frame look="failed" withPreFooter={failure !== "unavailable"}>
      <ErrorPage failure={failure} />
    </Frame>
  );
}

interface FrameProps {
  look: "region" | "failed" | undefined;
  /** False in an outage, where a request for donations would be out of place. */
  withPreFooter?: boolean;
  children: ReactNode;
}

/** Header, main content, pre-footer and footer; page, configuration or an error may hide the last two. */
function Frame({ look, withPreFooter = true, children }: FrameProps) {
  const { t } = useTranslation();
  const shell = useRouteLoaderData<typeof loader>("root")?.shell;
  const document = findDocument(useMatches());
  const slideIn = shell && visibleSlideIn(shell.slideIn, look === "failed" ? null : document);
  const footerHidden = shell?.footerHidden || document?.hideFooter;
  const prefooterHidden =
    !withPreFooter ||
    footerHidden ||
    shell?.choices.calm ||
    shell?.prefooterHidden ||
    document?.hidePrefooter;
  // The newsletter pages have the sign-up form in their content.
  return (
    <>
      <a className="skip" href="#inhoud">
        {t("skipLink")}
      </a>
      <SiteHeader />
      <main id="inhoud" tabIndex={-1} className={look}>
        {children}
      </main>
      {slideIn && (
        <SlideInCard slideIn={slideIn} form={slideIn.formId && <SlideInForm formId={slideIn.formId} />} />
      )}
      {!prefooterHidden && <PreFooter />}
      {!footerHidden &&
        (document?.shortFooter ? (
          <ShortFooter />
        ) : (
          <SiteFooter newsletter={shell?.hasNewsletterForm ? null : <FooterNewsletter />} />
        ))}
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

function SlideInForm({ formId }: { formId: string }) {
  const { t } = useTranslation();
  return (
    <>
      <NewsletterForm
        id="nieuwsbrief-inschuif"
        hint={t("newsletter.hint")}
        mailing={{ formId, scoreSdv: "", runid: "" }}
      />
      <p className="hint">
        <a href="/privacy">{t("newsletter.privacy")}</a>
      </p>
    </>
  );
}
