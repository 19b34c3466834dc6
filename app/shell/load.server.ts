import type { RequestScope } from "~/.server/context/scope";
import { frameHosts } from "~/.server/security/content-policy";
import { tagManagerIdFor } from "~/.server/security/third-party-loads";
import { isTracked } from "~/.server/security/tracking";
import type { TitledLink } from "~/design/page-context";
import { statisticsIdOf } from "~/features/accounts/public.server";
import { countNewInInbox } from "~/features/inbox/public.server";
import { previewAccess } from "~/features/preview/access.server";
import { isDebugging } from "~/features/preview/debug.server";
import { readAloudLink } from "~/features/reading-aloud/link";
import { findSlideIn } from "~/features/slide-ins/client.server";
import { matchesPath } from "~/utils/path-patterns";
import { isPreviewPath } from "~/utils/paths";
import { noConsent } from "~/utils/visitor-choices";
import {
  findSiteSettings,
  listBreadcrumbs,
  listInjectedStyles,
  listMenu,
  listPreviewBreadcrumbs,
  listStructuredData,
} from "./client.server";
import { stylesAt } from "./injected-styles.server";
import { noticeAt } from "./notice.server";
import type { Shell } from "./shell";
import { structuredDataAt } from "./structured-data.server";

/** Loads the parts around a page in parallel. A part that fails to load is empty. */
export async function loadShell(
  scope: RequestScope,
  { path, address, openItem }: Pick<Shell, "path" | "address" | "openItem">,
): Promise<Shell> {
  const { config } = scope;
  const [mainMenu, footerMenu, breadcrumbs, settings, slideIn, styles, structuredData, userId, newInInbox] =
    await Promise.all([
      listMenu(scope, "main"),
      listMenu(scope, "footer"),
      loadBreadcrumbs(scope, path),
      findSiteSettings(scope),
      scope.policy.slideIn && !scope.choices.calm
        ? findSlideIn(scope, path, scope.choices.dismissedSlideIns)
        : null,
      listInjectedStyles(scope),
      listStructuredData(scope),
      statisticsIdOf(scope),
      countNewInInbox(scope, path),
    ]);
  return {
    brand: scope.brand,
    origin: scope.origin,
    path,
    address,
    openItem,
    helpline: config.helpline,
    donateUrl: config.donateUrl,
    mainMenu,
    footerMenu,
    breadcrumbs,
    notice: noticeAt(path, settings?.notice ?? null, scope),
    socials: settings?.socials ?? [],
    about: settings?.about ?? null,
    marks: settings?.marks ?? null,
    newsletterFormId: settings?.newsletter?.formId ?? null,
    noindex: config.noindex,
    prefooterHidden: matchesPath(config.prefooterHiddenOn, path),
    footerHidden: matchesPath(config.footerHiddenOn, path),
    choices: scope.choices,
    consent: scope.choices.consent ?? noConsent,
    consentProvider: config.consentProviderId || null,
    tagManager: tagManagerIdFor(scope),
    embedHosts: frameHosts(config),
    allowedEmbeds: scope.allowedEmbeds,
    newInInbox,
    tracked: isTracked(scope),
    userId,
    hasNewsletterForm: scope.policy.newsletterForm === true,
    readAloudUrl: readAloudLink(config.readAloud, scope.origin + path),
    slideIn,
    injectedStyles: stylesAt(path, styles),
    structuredData: structuredDataAt(path, structuredData, scope.logger),
    debug: isDebugging(scope),
    renderedAt: scope.now.toISOString(),
  };
}

function loadBreadcrumbs(scope: RequestScope, path: string): Promise<TitledLink[]> | TitledLink[] {
  const preview = previewAccess(scope);
  if (preview) return listPreviewBreadcrumbs(scope, preview);
  if (path === "/" || isPreviewPath(path)) return [];
  const { breadcrumbsUnder } = scope.policy;
  if (!breadcrumbsUnder) return listBreadcrumbs(scope, path);
  const above = breadcrumbsUnder === "parent" ? path.replace(/\/[^/]*$/, "") : path.replace(/(.)\/.*/, "$1");
  return listBreadcrumbs(scope, above);
}
