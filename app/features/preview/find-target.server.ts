import { z } from "zod";
import { createPageSources } from "~/.server/cache/page-sources";
import type { AppContext } from "~/.server/context/scope";
import { getJson } from "~/.server/http/get-json";
import { pageCall } from "~/.server/http/page-call";
import { createReadDeadline } from "~/.server/http/read-deadline";
import { createServerTiming } from "~/.server/metrics/server-timing";
import type { Brand } from "~/utils/brand";
import type { PreviewTarget } from "./model";

const number = z.tuple([z.object({ value: z.int().positive() })]);
const nodeSchema = z.object({ nid: number, vid: number.optional().catch(undefined) });

/** The current revision of the page at a path. The CMS may omit the revision number if it stores one revision per page. */
export async function findPreviewTarget(
  { config, logger, metrics, upstreams }: AppContext,
  path: string,
  brand: Brand,
): Promise<PreviewTarget | null> {
  const call = pageCall(path);
  const calls = {
    siteHosts: [],
    mediaHosts: [],
    headers: { Accept: "application/json", "X-Platform": brand },
    timeoutMs: config.upstreamTimeoutMs,
    deadline: createReadDeadline(config.pageTimeoutMs),
    submitTimeoutMs: config.submitTimeoutMs,
    logger,
    metrics,
    timing: createServerTiming(),
    cache: null,
    sources: createPageSources(),
  };
  const cms = { upstream: upstreams.cms, calls };
  const result = call === null ? null : await getJson(cms, call, { schema: nodeSchema });
  if (result?.kind !== "loaded") return null;
  const { nid, vid } = result.value;
  return { entityType: "node", entityId: String(nid[0].value), revisionId: String(vid?.[0].value ?? 1) };
}
