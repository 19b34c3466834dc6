import { Hono } from "hono";
import { activityRoutes } from "./activities/routes";
import type { Backend } from "./backend";
import { type Content, loadContent } from "./content/load-content";
import { type Handler, withFaults } from "./faults";
import { formRoutes } from "./forms/routes";
import { deleteOlderThan } from "./forms/stored-submissions";
import { mediaRoutes } from "./media/routes";
import { newsRoutes } from "./news/routes";
import { newsletterProviderRoutes } from "./newsletter/provider-routes";
import { nodePathRoutes } from "./pages/node-path-routes";
import { pageRoutes } from "./pages/routes";
import { partnerRoutes } from "./partners/routes";
import { previewRoutes } from "./preview/routes";
import { recommendationRoutes } from "./recommendations/routes";
import { redirectRoutes } from "./redirects/routes";
import { regionNewsRoutes } from "./regions/news-routes";
import { regionPartRoutes } from "./regions/parts-routes";
import { regionRoutes } from "./regions/routes";
import { searchRoutes } from "./search/routes";
import { breadcrumbRoutes } from "./shell/breadcrumb-routes";
import { menuRoutes } from "./shell/menu-routes";
import { pageAdditionRoutes } from "./shell/page-addition-routes";
import { siteSettingsRoutes } from "./shell/site-settings-routes";
import { siteAddressRoutes } from "./site-map/routes";
import { taxonomyRoutes } from "./taxonomies/routes";
import { vacancyRoutes } from "./vacancies/routes";

export interface BackendOptions {
  contentDir: string;
  /** Where submissions and cut pictures are kept. */
  dataDir: string;
  /** Whether tests can make calls fail. */
  faults?: boolean;
  /** After how many days submissions are deleted, at the start and every hour; without it they stay. */
  submissionDays?: number;
  /** For a process that stays: makes what the first search would wait for, a second after the start. */
  warm?: boolean;
  now?: () => Date;
}

/**
 * The embedded CMS, product API and newsletter provider over a content folder, as docs/backend-contract.md
 * describes them. Throws one error with all problems of the content.
 */
export async function createBackend(options: BackendOptions): Promise<Handler> {
  return backendOver(await readContent(options.contentDir), options);
}

/** The content of a folder. Throws one error with all its problems. */
export async function readContent(contentDir: string): Promise<Content> {
  const { content, problems } = await loadContent(contentDir);
  if (problems.length > 0) throw new Error(`The content has problems:\n${problems.join("\n")}`);
  return content;
}

/** The same as `createBackend` over content that was read before; nothing changes it. */
export async function backendOver(
  content: Content,
  options: Omit<BackendOptions, "contentDir">,
): Promise<Handler> {
  const { dataDir, faults = false, now = () => new Date() } = options;
  if (options.submissionDays !== undefined) await keepFor(options.submissionDays, dataDir, now);
  const backend: Backend = { content, dataDir, now };
  const app = new Hono();
  const routes = [
    menuRoutes,
    breadcrumbRoutes,
    previewRoutes,
    nodePathRoutes,
    taxonomyRoutes,
    siteSettingsRoutes,
    siteAddressRoutes,
    pageAdditionRoutes,
    regionPartRoutes,
    mediaRoutes,
    redirectRoutes,
    searchRoutes,
    newsRoutes,
    partnerRoutes,
    recommendationRoutes,
    activityRoutes,
    vacancyRoutes,
    regionNewsRoutes,
    regionRoutes,
    formRoutes,
    newsletterProviderRoutes,
    pageRoutes,
  ];
  for (const make of routes) app.route("/", make(backend));
  app.notFound((c) => c.json({ message: "Not found" }, 404));
  app.onError((error, c) => {
    // Without the query and the body: they may hold personal data.
    console.error(`backend: ${c.req.method} ${c.req.path}`, error);
    return c.json({ message: "Internal server error" }, 500);
  });
  if (options.warm) {
    setTimeout(() => void app.request("/api/v1/es/suggest?query=dementie"), 1000).unref();
  }
  const handler: Handler = async (request) => app.fetch(request);
  return faults ? withFaults(handler) : handler;
}

async function keepFor(days: number, dataDir: string, now: () => Date): Promise<void> {
  const sweep = () =>
    deleteOlderThan(dataDir, days, now()).catch((error: unknown) =>
      console.error("backend: old submissions could not be deleted", error),
    );
  await sweep();
  setInterval(sweep, 3_600_000).unref();
}
