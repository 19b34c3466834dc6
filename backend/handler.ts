import { Hono } from "hono";
import type { Backend } from "./backend";
import { type Content, loadContent } from "./content/load-content";
import { type Handler, withFaults } from "./faults";
import { deleteOlderThan } from "./forms/stored-submissions";
import { activityRoutes } from "./routes/activities";
import { breadcrumbRoutes } from "./routes/breadcrumb";
import { formRoutes } from "./routes/forms";
import { mediaRoutes } from "./routes/media";
import { menuRoutes } from "./routes/menus";
import { newsRoutes } from "./routes/news";
import { newsletterProviderRoutes } from "./routes/newsletter-provider";
import { nodePathRoutes } from "./routes/node-path";
import { pageAdditionRoutes } from "./routes/page-additions";
import { pageRoutes } from "./routes/pages";
import { partnerRoutes } from "./routes/partners";
import { previewRoutes } from "./routes/preview";
import { recommendationRoutes } from "./routes/recommendations";
import { redirectRoutes } from "./routes/redirects";
import { regionNewsRoutes } from "./routes/region-news";
import { regionPartRoutes } from "./routes/region-parts";
import { regionRoutes } from "./routes/regions";
import { searchRoutes } from "./routes/search";
import { siteAddressRoutes } from "./routes/site-addresses";
import { siteSettingsRoutes } from "./routes/site-settings";
import { taxonomyRoutes } from "./routes/taxonomies";
import { vacancyRoutes } from "./routes/vacancies";

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
