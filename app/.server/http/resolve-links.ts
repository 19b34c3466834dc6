import { z } from "zod";
import { mapLoaded } from "./change-result";
import { nodePaths, withResolvedLinks } from "./document-links";
import { getJson } from "./get-json";
import type { UpstreamResult } from "./result";
import type { UpstreamCalls } from "./upstream";

const nodePathSchema = z.object({ path: z.string().nullish() });

/** Resolves the links of a document (`withResolvedLinks`); `page` is the path of its page. */
export async function resolveLinks(cms: UpstreamCalls, document: unknown, page: string): Promise<unknown> {
  const { siteHosts } = cms.calls;
  const paths = await Promise.all(
    nodePaths(document, siteHosts).map(async (nodePath): Promise<[string, string]> => {
      const path = await findNodePath(cms, nodePath);
      return [nodePath, path.kind === "loaded" ? path.value : nodePath];
    }),
  );
  return withResolvedLinks(document, new Map(paths), page, siteHosts);
}

/** The path of a node (`/node/12`), or `/` if the CMS returns none. */
export async function findNodePath(cms: UpstreamCalls, nodePath: string): Promise<UpstreamResult<string>> {
  const options = { schema: nodePathSchema, query: { path: nodePath } };
  const result = await getJson(cms, "/api/drupal/api/node-path", options);
  return mapLoaded(result, ({ path }) => path || "/");
}
