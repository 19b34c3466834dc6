import { resolve } from "node:path";
import { createBackend } from "../../backend/handler";
import { page } from "./page";
import { folder, listen, type Measured, rawPage, startSite } from "./processes";

const visitors = 500;

/** Counts the upstream calls for many concurrent requests for a page that is not cached. */
export async function coldPage(): Promise<Measured> {
  const backend = await createBackend({ contentDir: resolve("content"), dataDir: folder });
  const callCounts = new Map<string, number>();
  const upstream = await listen(async ({ url = "/", headers }, response) => {
    callCounts.set(url, (callCounts.get(url) ?? 0) + 1);
    const platform = { "X-Platform": String(headers["x-platform"]) };
    const upstreamResponse = await backend(
      new Request(`http://stand-in.invalid${url}`, { headers: platform }),
    );
    response.writeHead(upstreamResponse.status, Object.fromEntries(upstreamResponse.headers));
    response.end(Buffer.from(await upstreamResponse.arrayBuffer()));
  });
  const server = await startSite({ CMS_URL: upstream, API_URL: upstream });
  await Promise.all(Array.from({ length: visitors }, () => rawPage(server.site + page)));
  await server.stop();
  const maxCalls = Math.max(...callCounts.values());
  return {
    goal: `${visitors} concurrent requests for a page that is not cached: one call per upstream address`,
    measured: `${callCounts.size} addresses, each called ${maxCalls === 1 ? "once" : `up to ${maxCalls} times`}`,
    met: maxCalls === 1,
  };
}
