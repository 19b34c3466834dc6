import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "@remix-run/node";
import { parseConfig } from "../../app/.server/config/config";
import { createAppContext } from "../../app/.server/context/context";
import type { AppContext } from "../../app/.server/context/scope";
import type { Fetch } from "../../app/.server/http/upstream";
import { createRouteTable } from "../../app/.server/routing/route-table";
import { page } from "./page";

/** The build and a context of it, for measurements within one process. */
export async function loadSite(settings: Record<string, string>): Promise<{
  build: ServerBuild;
  app: AppContext;
}> {
  const config = parseConfig(settings);
  const build: ServerBuild = await import(pathToFileURL(resolve("build/server/index.js")).href);
  return { build, app: await createAppContext(config, { routes: createRouteTable(build.routes) }) };
}

/** Adds text blocks to the measured page, or replaces its blocks. */
export function withBlocks(app: AppContext, count: number, mode: "add" | "replace"): AppContext {
  const { cms } = app.upstreams;
  const value = `<p>${"Koffie met een vriend. ".repeat(12)}</p>`;
  const block = { type: [{ target_id: "text" }], field_text: [{ value, format: "full_html" }] };
  const blocks = Array.from({ length: count }, (_, index) => ({
    ...block,
    id: [{ value: 1_000_000 + index }],
  }));
  const fetch: Fetch = async (request) => {
    const response = await cms.fetch(request);
    if (new URL(request.url).pathname !== `/api/drupal${page}`) return response;
    const content = await response.json();
    const present = mode === "add" ? content.field_page_content : [];
    return Response.json({ ...content, field_page_content: [...present, ...blocks] });
  };
  return { ...app, upstreams: { ...app.upstreams, cms: { ...cms, fetch } } };
}
