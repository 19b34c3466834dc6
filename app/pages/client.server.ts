import { redirect } from "@remix-run/node";
import { z } from "zod";
import { mapLoaded, orNothing } from "~/.server/http/change-result";
import { gone, isStatus, unauthorized, unavailable } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import { getStream } from "~/.server/http/get-stream";
import { ownRedirectPath } from "~/.server/http/own-redirect";
import { pageCall } from "~/.server/http/page-call";
import { readableItems } from "~/.server/http/readable-items";
import { resolveLinks } from "~/.server/http/resolve-links";
import type { UpstreamResult } from "~/.server/http/result";
import type { CallScope, Upstream } from "~/.server/http/upstream";
import type { TitledLink } from "~/design/page-context";
import { createPartnersClient, type PartnersClient } from "~/features/partners/client.server";
import type { PreviewAccess } from "~/features/preview/access.server";
import { previewPath } from "~/features/preview/model";
import { redirectTarget } from "~/features/redirects/model";
import { createRegionPartsClient, type RegionPartsClient } from "~/features/regions/parts-client.server";
import { type AddressesClient, createAddressesClient } from "~/features/site-map/client.server";
import { linkFromDrupal } from "~/fields/links";
import { byWeight, type Term, termSchema, type Vocabulary } from "~/fields/terms";
import { isUnknownVacancyType } from "~/fields/vacancy-kind";
import { createPageAdditionsClient, type PageAdditionsClient } from "~/shell/client.server";
import { menuSchema } from "~/shell/menu-schema.server";
import { type SiteSettings, siteSettingsSchema } from "~/shell/site-settings-schema.server";
import { unknownBlock, unknownPage } from "~/utils/errors";
import type { MenuItem } from "~/utils/menu";
import { pageSchema } from "./page-schema";
import type { Page } from "./types";

/**
 * The CMS. `find…` answers null where there is nothing; a page that cannot be loaded is thrown as the answer
 * the visitor gets (503, 403, 410 or a redirect), the parts around a page never are.
 */
export interface CmsClient extends AddressesClient, PageAdditionsClient, PartnersClient, RegionPartsClient {
  findHomepage(): Promise<Page | null>;
  findPage(path: string): Promise<Page | null>;
  /** A revision, published or not. */
  findPreview(preview: PreviewAccess): Promise<Page | null>;
  listBreadcrumbs(path: string): Promise<TitledLink[]>;
  listPreviewBreadcrumbs(preview: PreviewAccess): Promise<TitledLink[]>;
  /** `page` is the path of the page that it is shown on. */
  listMenu(name: "main" | "footer", page: string): Promise<MenuItem[]>;
  /** `page` as above. */
  findSiteSettings(page: string): Promise<SiteSettings | null>;
  /** The terms of a vocabulary, by weight. */
  listTerms(vocabulary: Vocabulary): Promise<UpstreamResult<Term[]>>;
  /** A picture or file as it comes, or the part of it in `range`; `path` starts with `/drupal/`. */
  openFile(path: string, range?: string | null): Promise<Response>;
}

const crumbUrl = z.string().transform((url) => linkFromDrupal(url, "")?.url ?? "/");
const crumbsSchema = z.array(z.object({ title: z.string(), url: crumbUrl }));

export function createCmsClient(cms: Upstream, scope: CallScope): CmsClient {
  async function loadPage(
    call: string,
    path: string,
    schema: z.ZodType,
    authority?: Authority,
  ): Promise<Page | null> {
    const result = await getJson(cms, scope, call, { schema, ...authority });
    if (result.kind !== "loaded") {
      if (result.kind === "unauthorized") throw unauthorized();
      if (isStatus(result, 404)) return null;
      if (isStatus(result, 410)) throw gone();
      const location = result.kind === "failed" ? ownRedirectPath(result.location, cms.baseUrl) : null;
      const target = location && redirectTarget(location, path);
      throw target ? redirect(target, 301) : unavailable();
    }
    const decoded = pageSchema.safeParse(await resolveLinks(cms, scope, result.value, path));
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
      scope.logger.error({ path }, unknownPage(page.bundle));
      return null;
    }
    reportBlocks(page, path);
    if ("vacancy" in page && isUnknownVacancyType(page.vacancy.type)) {
      scope.logger.warn({ path, type: page.vacancy.type }, "unknown vacancy type");
    }
    return page;
  }

  async function listCrumbs(call: string, path: string, authority?: Authority): Promise<TitledLink[]> {
    const result = await getJson(cms, scope, call, { schema: crumbsSchema, query: { path }, ...authority });
    return result.kind === "loaded" ? result.value : [];
  }

  function reportBlocks(page: Page, path: string) {
    for (const block of page.blocks) {
      if (block.type === "broken") {
        scope.logger.error({ path, bundle: block.bundle, reason: block.reason }, "block cannot be decoded");
      }
      if (block.type === "unsupported" && !reportedBundles.has(block.bundle)) {
        reportedBundles.add(block.bundle);
        scope.logger.error({ path }, unknownBlock(block.bundle));
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
    findPreview(preview) {
      const path = previewPath(preview.target);
      return loadPage(`/api/drupal/api${path}`, path, z.unknown(), authorityOf(preview));
    },
    listBreadcrumbs: (path) => listCrumbs("/api/drupal/api/breadcrumb", path),
    listPreviewBreadcrumbs: (preview) =>
      listCrumbs("/api/drupal/api/preview-breadcrumb", previewPath(preview.target), authorityOf(preview)),
    async listMenu(name, page) {
      const call = `/api/drupal/api/menu_items/${name}`;
      const result = await getJson(cms, scope, call, { schema: z.array(z.unknown()), alwaysThere: true });
      if (result.kind !== "loaded") return [];
      return menuSchema.parse(await resolveLinks(cms, scope, result.value, page));
    },
    async findSiteSettings(page) {
      const schema = z.unknown();
      const result = await getJson(cms, scope, "/api/drupal/api/site-settings", { schema });
      if (result.kind !== "loaded") return null;
      return siteSettingsSchema.safeParse(await resolveLinks(cms, scope, result.value, page)).data ?? null;
    },
    async listTerms(vocabulary) {
      const path = `/api/drupal/api/taxonomies/${vocabulary}`;
      const result = await getJson(cms, scope, path, {
        schema: readableItems(termSchema, scope.logger, path),
      });
      return mapLoaded(orNothing(result, []), (terms) => terms.sort(byWeight));
    },
    ...createAddressesClient(cms, scope),
    ...createPageAdditionsClient(cms, scope),
    ...createPartnersClient(cms, scope),
    ...createRegionPartsClient(cms, scope),
    openFile: (path, range) => getStream(cms, scope, path, range),
  };
}

/** Who asks, where it is not the site itself. */
interface Authority {
  headers: Record<string, string>;
  anonymous: true;
}

/** An editor without a link asks in person: the credentials of the site would open what the session does not. */
function authorityOf({ session }: PreviewAccess): Authority | undefined {
  return session === null ? undefined : { headers: { Cookie: session }, anonymous: true };
}

// Logged once for each bundle, for as long as the process lives (docs/decisions/0004-bad-content.md).
const reportedBundles = new Set<string>();
