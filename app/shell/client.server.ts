import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import { readableItems } from "~/.server/http/readable-items";
import { resolveLinks } from "~/.server/http/resolve-links";
import type { TitledLink } from "~/design/page-context";
import { type PreviewAccess, previewAuthority } from "~/features/preview/access.server";
import { previewPath } from "~/features/preview/model";
import { linkFromDrupal } from "~/fields/links";
import type { MenuItem } from "~/utils/menu";
import { menuSchema } from "./menu-schema.server";
import { type CodeRule, codeRuleSchema } from "./page-rule-schema.server";
import { type SiteSettings, siteSettingsSchema } from "./site-settings-schema.server";

// What stands around a page. A failure is as if there were none: no page fails for it.

/** `page` is the path of the page that the menu is shown on. */
export async function listMenu(
  { upstreams: { cms } }: UpstreamScope,
  name: "main" | "footer",
  page: string,
): Promise<MenuItem[]> {
  const options = { schema: z.array(z.unknown()), alwaysThere: true };
  const result = await getJson(cms, `/api/drupal/api/menu_items/${name}`, options);
  return result.kind === "loaded" ? menuSchema.parse(await resolveLinks(cms, result.value, page)) : [];
}

/** `page` is the path of the page that they are shown on. */
export async function findSiteSettings(
  { upstreams: { cms } }: UpstreamScope,
  page: string,
): Promise<SiteSettings | null> {
  const result = await getJson(cms, "/api/drupal/api/site-settings", { schema: z.unknown() });
  if (result.kind !== "loaded") return null;
  return siteSettingsSchema.safeParse(await resolveLinks(cms, result.value, page)).data ?? null;
}

export function listBreadcrumbs(scope: UpstreamScope, path: string): Promise<TitledLink[]> {
  return listCrumbs(scope, "/api/drupal/api/breadcrumb", path);
}

/** Of a revision, published or not. */
export function listPreviewBreadcrumbs(scope: UpstreamScope, preview: PreviewAccess): Promise<TitledLink[]> {
  const path = previewPath(preview.target);
  return listCrumbs(scope, "/api/drupal/api/preview-breadcrumb", path, previewAuthority(preview));
}

const crumbUrl = z.string().transform((url) => linkFromDrupal(url, "")?.url ?? "/");
const crumbsSchema = z.array(z.object({ title: z.string(), url: crumbUrl }));

async function listCrumbs(
  { upstreams: { cms } }: UpstreamScope,
  call: string,
  path: string,
  authority?: ReturnType<typeof previewAuthority>,
): Promise<TitledLink[]> {
  const result = await getJson(cms, call, { schema: crumbsSchema, query: { path }, ...authority });
  return result.kind === "loaded" ? result.value : [];
}

/** Style sheets that editors add to the pages that match. */
export function listInjectedStyles(scope: UpstreamScope): Promise<CodeRule[]> {
  return listRules(scope, "/api/drupal/api/asset-injector/css");
}

/** JSON-LD that editors add to the pages that match, as it was typed. */
export function listStructuredData(scope: UpstreamScope): Promise<CodeRule[]> {
  return listRules(scope, "/api/drupal/api/structured-data");
}

async function listRules({ upstreams: { cms } }: UpstreamScope, path: string): Promise<CodeRule[]> {
  const schema = readableItems(codeRuleSchema, cms.calls.logger, path);
  const result = await getJson(cms, path, { schema });
  return result.kind === "loaded" ? result.value : [];
}
