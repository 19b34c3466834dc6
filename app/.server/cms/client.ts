import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { Crumb } from "~/components/shell";
import type { MenuItem } from "~/domain/menu";
import { redirectTarget } from "~/domain/redirects";
import { isUnknownVacancyType } from "~/domain/vacancy";
import { type Page, pageSchema } from "~/pages/schemas";
import { linkFromDrupal } from "~/utils/links";
import { gone, isStatus, unavailable } from "../http/failures";
import { type CallScope, getJson, getStream, type Upstream } from "../http/upstream";
import { nodePaths, withResolvedLinks } from "./document-links";
import { menuSchema } from "./menu-schema";
import { ownRedirectPath } from "./own-redirect";
import { type SiteSettings, siteSettingsSchema } from "./site-settings-schema";

/**
 * The CMS. `find…` answers null where there is nothing; a page that cannot be loaded is thrown as the answer
 * the visitor gets (503, 410 or a redirect), the parts around a page never are.
 */
export interface CmsClient {
  findHomepage(): Promise<Page | null>;
  findPage(path: string): Promise<Page | null>;
  listBreadcrumbs(path: string): Promise<Crumb[]>;
  listMenu(name: "main" | "footer"): Promise<MenuItem[]>;
  findSiteSettings(): Promise<SiteSettings | null>;
  /** A picture or file as it comes, or the part of it in `range`; `path` starts with `/drupal/`. */
  openFile(path: string, range?: string | null): Promise<Response>;
}

const crumbUrl = z.string().transform((url) => linkFromDrupal(url, "")?.url ?? "/");
const crumbsSchema = z.array(z.object({ title: z.string(), url: crumbUrl }));

export function createCmsClient(cms: Upstream, scope: CallScope): CmsClient {
  async function loadPage(call: string, path: string, schema: z.ZodType): Promise<Page | null> {
    const result = await getJson(cms, scope, call, { schema });
    if (result.kind !== "loaded") {
      if (isStatus(result, 404)) return null;
      if (isStatus(result, 410)) throw gone();
      const location = result.kind === "failed" ? ownRedirectPath(result.location, cms.baseUrl) : null;
      const target = location && redirectTarget(location, path);
      throw target ? redirect(target, 301) : unavailable();
    }
    const decoded = pageSchema.safeParse(await resolveLinks(result.value, path));
    if (!decoded.success) {
      const issue = decoded.error.issues[0];
      scope.logger.error(
        { path, at: issue?.path.join("."), reason: issue?.message },
        "page cannot be decoded",
      );
      throw unavailable();
    }
    const page = decoded.data;
    if (page.type === "unknown") {
      scope.logger.error({ path }, `unknown page ${page.bundle}`);
      return null;
    }
    reportBlocks(page, path);
    if ("vacancy" in page && isUnknownVacancyType(page.vacancy.type)) {
      scope.logger.warn({ path, type: page.vacancy.type }, "unknown vacancy type");
    }
    return page;
  }

  async function resolveLinks(node: unknown, path: string): Promise<unknown> {
    const paths = await Promise.all(
      nodePaths(node).map(async (nodePath): Promise<[string, string]> => {
        const result = await getJson(cms, scope, "/api/drupal/api/node-path", {
          schema: z.object({ path: z.string().nullish() }),
          query: { path: nodePath },
        });
        return [nodePath, result.kind === "loaded" ? result.value.path || "/" : nodePath];
      }),
    );
    return withResolvedLinks(node, new Map(paths), path);
  }

  function reportBlocks(page: Page, path: string) {
    for (const block of page.blocks) {
      if (block.type === "broken") {
        scope.logger.error({ path, bundle: block.bundle, reason: block.reason }, "block cannot be decoded");
      }
      if (block.type === "unsupported" && !reportedBundles.has(block.bundle)) {
        reportedBundles.add(block.bundle);
        scope.logger.error({ path }, `No transformer implemented for: ${block.bundle}`);
      }
    }
  }

  return {
    findHomepage: () =>
      loadPage(
        "/api/drupal/api/homepage",
        "/",
        z
          .array(z.unknown())
          .min(1)
          .transform(([first]) => first),
      ),
    async findPage(path) {
      const call = pageCall(path);
      return call === null ? null : loadPage(call, path, z.unknown());
    },
    async listBreadcrumbs(path) {
      const query = { path };
      const result = await getJson(cms, scope, "/api/drupal/api/breadcrumb", { schema: crumbsSchema, query });
      return result.kind === "loaded" ? result.value : [];
    },
    async listMenu(name) {
      const result = await getJson(cms, scope, `/api/drupal/api/menu_items/${name}`, { schema: menuSchema });
      return result.kind === "loaded" ? result.value : [];
    },
    async findSiteSettings() {
      const schema = siteSettingsSchema;
      const result = await getJson(cms, scope, "/api/drupal/api/site-settings", { schema });
      return result.kind === "loaded" ? result.value : null;
    },
    openFile: (path, range) => getStream(cms, scope, path, range),
  };
}

// Logged once for each bundle, for as long as the process lives (docs/decisions/0004-bad-content.md).
const reportedBundles = new Set<string>();

/** The call of a page by its alias, or null where the path would be another call: no page has such an alias. */
function pageCall(path: string): string | null {
  const segments = path.split("/");
  if (segments[1] === "api" || segments.includes(".") || segments.includes("..")) return null;
  return `/api/drupal${segments.map(encodeURIComponent).join("/")}`;
}
