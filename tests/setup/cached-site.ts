import type { AppLoadContext } from "@remix-run/node";
import { servePages } from "../../server/pages/page-cache";
import { testApp } from "./app-context";
import { listen, rawRequest } from "./http-server";
import { fakeUpstream } from "./upstream";

const environment = { BRAND_HOSTS: "www.example.nl=alzheimer", TRUST_PROXY: "0" };
const noon = Date.parse("2026-11-21T11:00:00Z");

export interface Rendered {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Called in place of the loaders. */
  loads?: (context: AppLoadContext, request: Request) => void;
}

/** A site with pages rendered by the test; the default page contains the number of renderings so far. */
export async function cachedSite(
  settings: Record<string, string> = {},
  redirects: Record<string, unknown> = {},
) {
  let moment = noon;
  let page: Rendered | Promise<Rendered> = {};
  const rendered: string[] = [];
  const { app, logged } = testApp({
    environment: { ...environment, ...settings },
    now: () => new Date(moment),
    productApi: fakeUpstream(redirects).fetch,
  });
  const render = async (request: Request, context: AppLoadContext) => {
    rendered.push(`${request.url} ${request.headers.get("Cookie") ?? ""}`.trim());
    const count = rendered.length;
    const { status = 200, headers, body, loads } = await page;
    loads?.(context, request);
    return new Response(body ?? `<p>${count}</p>`, {
      status,
      headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", ...headers },
    });
  };
  const serve = servePages(app, render, (_, response) => response.writeHead(418).end("de site zelf"));
  let received = 0;
  const address = await listen((request, response) => {
    received += 1;
    serve(request, response);
  });
  const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    rawRequest(address, path, { method, headers: { Host: "www.example.nl", ...headers } });
  return {
    app,
    logged,
    rendered,
    /** The number of requests received. */
    received: () => received,
    get,
    renders(next: Rendered | Promise<Rendered>) {
      page = next;
    },
    pass(seconds: number) {
      moment += seconds * 1000;
    },
    /** The cache state and the body: `hit <p>1</p>`. */
    async see(path: string, headers: Record<string, string> = {}) {
      const response = await get(path, headers);
      return `${response.headers["x-cache"] ?? ""} ${response.body}`.trim();
    },
  };
}
