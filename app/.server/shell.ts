import type { Shell } from "~/components/shell";
import { matchesPath } from "~/domain/page-patterns";
import { noConsent } from "~/domain/view-settings";
import type { RequestScope } from "./context";
import { frameHosts } from "./security/document-headers";

/** Loads what surrounds a page, all at once. What fails is simply not there. */
export async function loadShell(
  scope: RequestScope,
  { path, address, openItem }: Pick<Shell, "path" | "address" | "openItem">,
): Promise<Shell> {
  const { cms, config } = scope;
  const [mainMenu, footerMenu, breadcrumbs, settings] = await Promise.all([
    cms.listMenu("main"),
    cms.listMenu("footer"),
    path === "/" ? [] : cms.listBreadcrumbs(path),
    cms.findSiteSettings(),
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
    noindex: config.noindex,
    prefooterHidden: matchesPath(config.prefooterHiddenOn, path),
    footerHidden: matchesPath(config.footerHiddenOn, path),
    view: scope.view,
    consent: scope.view.consent ?? noConsent,
    embedHosts: frameHosts(config),
    renderedAt: scope.now.toISOString(),
  };
}
