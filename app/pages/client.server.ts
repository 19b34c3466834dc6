import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { gone, isStatus, unauthorized, unavailable } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import { leadsElsewhere, localRedirectPath } from "~/.server/http/local-redirect";
import { pageCall } from "~/.server/http/page-call";
import { type PreviewAccess, previewAuthority } from "~/features/preview/access.server";
import { previewPath } from "~/features/preview/model";
import { redirectTarget } from "~/features/redirects/model";
import type { PageReference } from "~/fields/page-references";
import { pageSchema } from "./page-schema";
import type { Page } from "./types";

// A page that cannot be loaded is thrown as the response for the visitor: 503, 403, 410 or a redirect.

const homepageSchema = z
  .array(z.unknown())
  .min(1)
  .transform(([first]) => first)
  .pipe(pageSchema);

export function findHomepage(scope: UpstreamScope): Promise<Page | null> {
  return loadPage(scope, "/api/drupal/api/homepage", "/", homepageSchema);
}

/** The page at a path, published or not; null where there is none. */
export async function findPage(scope: UpstreamScope, path: string): Promise<Page | null> {
  const call = pageCall(path);
  return call === null ? null : loadPage(scope, call, path, pageSchema);
}

/** A revision for an editor, published or not; null where there is none. */
export function findPreview(scope: UpstreamScope, preview: PreviewAccess): Promise<Page | null> {
  const path = previewPath(preview.target);
  return loadPage(scope, `/api/drupal/api${path}`, path, pageSchema, previewAuthority(preview));
}

/** A page that another page shows something of; null without an address, or if it cannot be loaded. */
export async function findReferencedPage(
  { upstreams: { cms } }: UpstreamScope,
  reference: PageReference | null,
): Promise<Page | null> {
  const path = reference?.url ?? null;
  const call = path && pageCall(path);
  if (!path || !call) return null;
  const result = await getJson(cms, call, { schema: pageSchema, page: path });
  return result.kind === "loaded" && result.value.type !== "unknown" ? result.value : null;
}

async function loadPage(
  { upstreams: { cms } }: UpstreamScope,
  call: string,
  path: string,
  schema: typeof pageSchema | typeof homepageSchema,
  authority?: ReturnType<typeof previewAuthority>,
): Promise<Page | null> {
  const result = await getJson(cms, call, { schema, page: path, ...authority });
  if (result.kind !== "loaded") {
    if (result.kind === "unauthorized") throw unauthorized();
    if (isStatus(result, 404)) return null;
    if (isStatus(result, 410)) throw gone();
    const { location = "" } = result.kind === "failed" ? result : {};
    const { baseUrl } = cms.upstream;
    if (leadsElsewhere(location, baseUrl, cms.calls.siteHosts)) return null;
    const local = localRedirectPath(location, baseUrl, cms.calls.siteHosts);
    const target = local && redirectTarget(local, path);
    throw target ? redirect(target, 301) : unavailable();
  }
  return result.value.type === "unknown" ? null : result.value;
}
