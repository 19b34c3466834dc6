import { z } from "zod";
import { recognisedObject } from "~/fields/recognised-object";
import { mapLoaded } from "./change-result";
import { knownAliases, nodePaths, withResolvedLinks } from "./document-links";
import { getJson } from "./get-json";
import type { UpstreamResult } from "./result";
import type { CallScope, Upstream, UpstreamCalls } from "./upstream";

const nodePathSchema = recognisedObject({ path: z.string().nullish() });

/** The same document with its links to nodes made links to their paths. `page` is the page it belongs to. */
async function resolveLinks(cms: UpstreamCalls, document: unknown, page: string): Promise<unknown> {
  const { siteHosts } = cms.calls;
  const known = knownAliases(document);
  const asked = nodePaths(document, siteHosts).filter((nodePath) => !known.has(nodePath));
  const paths = await Promise.all(
    asked.map(async (nodePath): Promise<[string, string]> => {
      const path = await findNodePath(cms, nodePath);
      return [nodePath, path.kind === "loaded" ? path.value : nodePath];
    }),
  );
  return withResolvedLinks(document, new Map([...known, ...paths]), page, siteHosts);
}

/** The same calls, with the links of their documents resolved by calls of the CMS. */
export function withLinks(calls: CallScope, cms: Upstream): CallScope {
  return {
    ...calls,
    resolveLinks: (json, page, sources) =>
      resolveLinks({ upstream: cms, calls: { ...calls, sources } }, json, page),
  };
}

/** The path of a node (`/node/12`): `/` where the CMS gives none. */
export async function findNodePath(cms: UpstreamCalls, nodePath: string): Promise<UpstreamResult<string>> {
  const options = { schema: nodePathSchema, query: { path: nodePath } };
  // Its links are not resolved: one to the same node would wait for itself.
  const { resolveLinks: _, ...calls } = cms.calls;
  const result = await getJson({ ...cms, calls }, "/api/drupal/api/node-path", options);
  return mapLoaded(result, ({ path }) => path || "/");
}
