import type { RequestScope } from "~/.server/context/scope";
import { frameHosts } from "~/.server/security/content-policy";
import { isPrivatePage } from "~/.server/security/private-pages";
import { tagManagerIdFor } from "~/.server/security/third-party-loads";
import type { TitledLink } from "~/design/page-context";
import { previewAccess } from "~/features/preview/access.server";
import { isDebugging } from "~/features/preview/debug.server";
import { readAloudLink } from "~/features/reading-aloud/link";
import { findSlideIn } from "~/features/slide-ins/client.server";
import { mayShowSlideIn } from "~/features/slide-ins/model";
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
import type { Shell } from "./shell";
import { structuredDataAt } from "./structured-data.server";

/** Loads what surrounds a page, all at once. What fails is simply not there. */
export async function loadShell(
  scope: RequestScope,
  { path, address, openItem }: Pick<Shell, "path" | "address" | "openItem">,
): Promise<Shell> {
  const { config } = scope;
  const [mainMenu, footerMenu, breadcrumbs, settings, slideIn, styles, structuredData] = await Promise.all([
    listMenu(scope, "main"),
    listMenu(scope, "footer"),
    breadcrumbsOf(scope, path),
    findSiteSettings(scope),
    mayShowSlideIn(path, scope.choices) ? findSlideIn(scope, path, scope.choices.dismissedSlideIn) : null,
    listInjectedStyles(scope),
    listStructuredData(scope),
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
    notice: settings?.notice ?? null,
    socials: settings?.socials ?? [],
    newsletterFormId: settings?.newsletter?.formId ?? null,
    noindex: config.noindex,
    prefooterHidden: matchesPath(config.prefooterHiddenOn, path),
    footerHidden: matchesPath(config.footerHiddenOn, path),
    choices: scope.choices,
    consent: scope.choices.consent ?? noConsent,
    consentProvider: config.consentProviderId || null,
    tagManager: tagManagerIdFor(scope, scope.origin + address),
    embedHosts: frameHosts(config),
    allowedEmbeds: scope.allowedEmbeds,
    tracked: !isPrivatePage(scope.origin + address),
    readAloudUrl: readAloudLink(config.readAloud, scope.origin + path),
    slideIn,
    injectedStyles: stylesAt(path, styles),
    structuredData: structuredDataAt(path, structuredData, scope.logger),
    debug: isDebugging(scope),
    renderedAt: scope.now.toISOString(),
  };
}

function breadcrumbsOf(scope: RequestScope, path: string): Promise<TitledLink[]> | TitledLink[] {
  const preview = previewAccess(scope);
  if (preview) return listPreviewBreadcrumbs(scope, preview);
  return path === "/" || isPreviewPath(path) ? [] : listBreadcrumbs(scope, path);
}
