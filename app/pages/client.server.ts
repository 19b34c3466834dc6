import { redirect } from "@remix-run/node";
import { z } from "zod";
import type { UpstreamScope } from "~/.server/context/scope";
import { gone, isStatus, unauthorized, unavailable } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import { localRedirectPath } from "~/.server/http/local-redirect";
import { pageCall } from "~/.server/http/page-call";
import { resolveLinks } from "~/.server/http/resolve-links";
import type { Logger } from "~/.server/metrics/logger";
import { type PreviewAccess, previewAuthority } from "~/features/preview/access.server";
import { previewPath } from "~/features/preview/model";
import { redirectTarget } from "~/features/redirects/model";
import { isUnknownVacancyType } from "~/fields/vacancy-kind";
import { unknownBlock, unknownPage } from "~/utils/errors";
import { pageSchema } from "./page-schema";
import type { Page } from "./types";

// A page that cannot be loaded is thrown as the response for the visitor: 503, 403, 410 or a redirect.

const firstItem = z
  .array(z.unknown())
  .min(1)
  .transform(([first]) => first);

export function findHomepage(scope: UpstreamScope): Promise<Page | null> {
  return loadPage(scope, "/api/drupal/api/homepage", "/", firstItem);
}

/** The page at a path, published or not; null where there is none. */
export async function findPage(scope: UpstreamScope, path: string): Promise<Page | null> {
  const call = pageCall(path);
  return call === null ? null : loadPage(scope, call, path, z.unknown());
}

/** A revision for an editor, published or not; null where there is none. */
export function findPreview(scope: UpstreamScope, preview: PreviewAccess): Promise<Page | null> {
  const path = previewPath(preview.target);
  return loadPage(scope, `/api/drupal/api${path}`, path, z.unknown(), previewAuthority(preview));
}

async function loadPage(
  { upstreams: { cms } }: UpstreamScope,
  call: string,
  path: string,
  schema: z.ZodType,
  authority?: ReturnType<typeof previewAuthority>,
): Promise<Page | null> {
  const { logger } = cms.calls;
  const result = await getJson(cms, call, { schema, ...authority });
  if (result.kind !== "loaded") {
    if (result.kind === "unauthorized") throw unauthorized();
    if (isStatus(result, 404)) return null;
    if (isStatus(result, 410)) throw gone();
    const location =
      result.kind === "failed" ? localRedirectPath(result.location, cms.upstream.baseUrl) : null;
    const target = location && redirectTarget(location, path);
    throw target ? redirect(target, 301) : unavailable();
  }
  const decoded = pageSchema.safeParse(await resolveLinks(cms, result.value, path));
  if (!decoded.success) {
    const issue = decoded.error.issues[0];
    logger.error({ path, at: issue?.path.join("."), reason: issue?.message }, "page cannot be decoded");
    throw unavailable();
  }
  const page = decoded.data;
  if (page.type === "unknown") {
    logger.error({ path }, unknownPage(page.bundle));
    return null;
  }
  reportBlocks(page, path, logger);
  if ("vacancy" in page && isUnknownVacancyType(page.vacancy.type)) {
    logger.warn({ path, type: page.vacancy.type }, "unknown vacancy type");
  }
  return page;
}

// An unsupported bundle is logged once per process (docs/decisions/0004-bad-content.md).
const reportedBundles = new Set<string>();

function reportBlocks(page: Page, path: string, logger: Logger): void {
  for (const block of page.blocks) {
    if (block.type === "broken") {
      logger.error({ path, bundle: block.bundle, reason: block.reason }, "block cannot be decoded");
    }
    if (block.type === "unsupported" && !reportedBundles.has(block.bundle)) {
      reportedBundles.add(block.bundle);
      logger.error({ path }, unknownBlock(block.bundle));
    }
  }
}
