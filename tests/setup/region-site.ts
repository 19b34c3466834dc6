import type { Fetch } from "~/.server/http/upstream";
import { createBackend } from "../../backend/handler";
import { regionContent, regionTestNow } from "../../backend/test-regions";
import { contentFolder } from "../../backend/test-support";
import { temporaryFolder } from "./temporary-folder";
import { createTestContext, type TestContext } from "./test-context";

/** Status codes by path prefix, for upstream calls that fail. */
export type Failing = Record<string, number>;

interface RegionSite extends TestContext {
  /** The GET requests to the upstreams, URL-decoded. */
  requests: string[];
  /** The forms posted to the upstreams. */
  posted: { path: string; fields: Record<string, unknown> }[];
}

/** The site over the two regions of backend/test-regions.ts, on 21 November 2026. */
export async function regionSite(
  failing: Failing = {},
  content: Record<string, string> = {},
): Promise<RegionSite> {
  const contentDir = contentFolder({ ...regionContent, ...content });
  const backend = await createBackend({ contentDir, dataDir: temporaryFolder(), now: regionTestNow });
  const requests: string[] = [];
  const posted: RegionSite["posted"] = [];
  const upstream: Fetch = async (request) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === "POST")
      posted.push({ path: pathname, fields: Object.fromEntries(await request.clone().formData()) });
    else requests.push(decodeURIComponent(pathname + search.replaceAll("+", " ")));
    const [, status] = Object.entries(failing).find(([path]) => pathname.startsWith(path)) ?? [];
    return status === undefined ? backend(request) : new Response(null, { status });
  };
  const context = await createTestContext({ cms: upstream, productApi: upstream, now: regionTestNow });
  return { ...context, requests, posted };
}
