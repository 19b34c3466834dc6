import { Hono } from "hono";
import { hourMs } from "../app/utils/durations";
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
  /** Folder for submissions and cropped pictures. */
  dataDir: string;
  /** Whether tests can simulate failures through `/__faults`. */
  faults?: boolean;
  /** Days after which submissions are deleted, checked at start and every hour. Without it they are kept. */
  submissionDays?: number;
  /** Builds the search index one second after start. For long-running processes. */
  warm?: boolean;
  now?: () => Date;
}

/**
 * Creates the stand-in CMS, product API and newsletter provider over a content folder, as described in
 * docs/backend-contract.md. Throws one error that lists all problems in the content.
 */
export async function createBackend(options: BackendOptions): Promise<Handler> {
  return backendOver(await readContent(options.contentDir), options);
}

/** Reads the content of a folder. Throws one error that lists all its problems. */
export async function readContent(contentDir: string): Promise<Content> {
  const { content, problems } = await loadContent(contentDir);
  if (problems.length > 0) throw new Error(`The content has problems:\n${problems.join("\n")}`);
  return content;
}

/** Like `createBackend`, over content that is already loaded. The content is not modified. */
export async function backendOver(
  content: Content,
  options: Omit<BackendOptions, "contentDir">,
): Promise<Handler> {
  const { dataDir, faults = false, now = () => new Date() } = options;
  if (options.submissionDays !== undefined) await startCleanup(options.submissionDays, dataDir, now);
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
  for (const createRoutes of routes) app.route("/", createRoutes(backend));
  app.notFound((c) => c.json({ message: "Not found" }, 404));
  app.onError((error, c) => {
    // Query and body are not logged: they may contain personal data.
    console.error(`backend: ${c.req.method} ${c.req.path}`, error);
    return c.json({ message: "Internal server error" }, 500);
  });
  if (options.warm) {
    setTimeout(() => void app.request("/api/v1/es/suggest?query=dementie"), 1000).unref();
  }
  const handler: Handler = async (request) => app.fetch(request);
  return faults ? withFaults(handler) : handler;
}

/** Deletes submissions older than `days` now and every hour. */
async function startCleanup(days: number, dataDir: string, now: () => Date): Promise<void> {
  const deleteExpired = () =>
    deleteOlderThan(dataDir, days, now()).catch((error: unknown) =>
      console.error("backend: old submissions could not be deleted", error),
    );
  await deleteExpired();
  setInterval(deleteExpired, hourMs).unref();
}
