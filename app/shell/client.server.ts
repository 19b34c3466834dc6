import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import type { TitledLink } from "~/design/page-context";
import { type PreviewAccess, previewAuthority } from "~/features/preview/access.server";
import { previewPath } from "~/features/preview/model";
import { linkFromDrupal } from "~/fields/links";
import { readableItems } from "~/fields/readable-items";
import type { MenuItem } from "~/utils/menu";
import { menuSchemas } from "./menu-schema.server";
import { type CodeRule, codeRuleSchema } from "./page-rule-schema.server";
import { type SiteSettings, siteSettingsSchema } from "./site-settings-schema.server";

// Calls for the parts around a page. A failed call yields an empty part, so that the page itself never fails.

export async function listMenu(
  { upstreams: { cms } }: UpstreamScope,
  name: "main" | "footer",
): Promise<MenuItem[]> {
  const options = { schema: menuSchemas[name], alwaysThere: true };
  const result = await getJson(cms, `/api/drupal/api/menu_items/${name}`, options);
  return result.kind === "loaded" ? result.value : [];
}

export async function findSiteSettings({ upstreams: { cms } }: UpstreamScope): Promise<SiteSettings | null> {
  const result = await getJson(cms, "/api/drupal/api/site-settings", { schema: siteSettingsSchema });
  return result.kind === "loaded" ? result.value : null;
}

export function listBreadcrumbs(scope: UpstreamScope, path: string): Promise<TitledLink[]> {
  return listCrumbs(scope, "/api/drupal/api/breadcrumb", path);
}

/** Breadcrumbs of a revision, published or not. */
export function listPreviewBreadcrumbs(scope: UpstreamScope, preview: PreviewAccess): Promise<TitledLink[]> {
  const path = previewPath(preview.target);
  return listCrumbs(scope, "/api/drupal/api/preview-breadcrumb", path, previewAuthority(preview));
}

const crumbUrl = z.string().transform((url) => linkFromDrupal(url, "")?.url ?? "/");
const crumbsSchema = readableItems(z.object({ title: z.string(), url: crumbUrl }));

async function listCrumbs(
  { upstreams: { cms } }: UpstreamScope,
  call: string,
  path: string,
  authority?: ReturnType<typeof previewAuthority>,
): Promise<TitledLink[]> {
  const result = await getJson(cms, call, { schema: crumbsSchema, query: { path }, ...authority });
  return result.kind === "loaded" ? result.value : [];
}

/** Style sheets that editors add to matching pages. */
export function listInjectedStyles(scope: UpstreamScope): Promise<CodeRule[]> {
  return listRules(scope, "/api/drupal/api/asset-injector/css");
}

/** JSON-LD that editors add to matching pages, not yet parsed. */
export function listStructuredData(scope: UpstreamScope): Promise<CodeRule[]> {
  return listRules(scope, "/api/drupal/api/structured-data");
}

const rulesSchema = readableItems(codeRuleSchema);

async function listRules({ upstreams: { cms } }: UpstreamScope, path: string): Promise<CodeRule[]> {
  const result = await getJson(cms, path, { schema: rulesSchema });
  return result.kind === "loaded" ? result.value : [];
}
