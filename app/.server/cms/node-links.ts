const nodeUri = /^(?:entity:|internal:\/)(node\/\d+)$/;

/** The node paths (`/node/12`) that the link fields of a document point to, each once. */
export function nodePaths(json: unknown): string[] {
  const found = new Set<string>();
  visitUris(json, (uri) => {
    const path = pathOf(uri);
    if (path) found.add(path);
  });
  return [...found];
}

/** The same document with its links to nodes turned into links to `paths`. */
export function withNodePaths(json: unknown, paths: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(json)) return json.map((item) => withNodePaths(item, paths));
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const path = key === "uri" && typeof value === "string" ? pathOf(value) : null;
      return [key, path ? `internal:${paths.get(path) ?? path}` : withNodePaths(value, paths)];
    }),
  );
}

function visitUris(json: unknown, visit: (uri: string) => void): void {
  if (Array.isArray(json)) for (const item of json) visitUris(item, visit);
  else if (typeof json === "object" && json !== null) {
    for (const [key, value] of Object.entries(json)) {
      if (key === "uri" && typeof value === "string") visit(value);
      else visitUris(value, visit);
    }
  }
}

function pathOf(uri: string): string | null {
  const [, path] = nodeUri.exec(uri) ?? [];
  return path ? `/${path}` : null;
}
