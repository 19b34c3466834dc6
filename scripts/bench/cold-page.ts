import { resolve } from "node:path";
import { createBackend } from "../../backend/handler";
import { folder, listen, type Measured, page, rawPage, startSite } from "./processes";

const visitors = 500;

/** Many first visitors of one page at the same moment, over upstreams that count. */
export async function coldPage(): Promise<Measured> {
  const backend = await createBackend({ contentDir: resolve("content"), dataDir: folder });
  const asked = new Map<string, number>();
  const upstream = await listen(async ({ url = "/", headers }, response) => {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    const platform = { "X-Platform": String(headers["x-platform"]) };
    const answer = await backend(new Request(`http://backend.embedded${url}`, { headers: platform }));
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  const { site, child } = await startSite({ CMS_URL: upstream, API_URL: upstream });
  await Promise.all(Array.from({ length: visitors }, () => rawPage(site + page)));
  child.kill();
  const most = Math.max(...asked.values());
  return {
    goal: `${visitors} first visitors of one page at the same moment: one call for each address of an upstream`,
    measured: `${asked.size} addresses, each asked ${most === 1 ? "once" : `up to ${most} times`}`,
    met: most === 1,
  };
}
