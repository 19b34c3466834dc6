import { type Context, Hono } from "hono";
import { type Backend, findPage } from "../backend";
import type { Page } from "../pages/expand-page";
import { crumbsOf } from "../shell/breadcrumb-routes";

const previewPath = /^\/preview\/node\/(\d+)\/\d+$/;

/**
 * Previews of every page, including unpublished and expired ones. A file has one revision, so the revision number is
 * ignored. The stand-in has no accounts: a request with a cookie is rejected with 403.
 */
export function previewRoutes(backend: Backend): Hono {
  const pages = new Map(
    [...backend.content.homes.values(), ...backend.content.pages.values()].map((page) => [page.nid, page]),
  );
  const find = (path: string) => {
    const nid = Number(previewPath.exec(path)?.[1]);
    const regionPageAddress = backend.content.regionPages.addressOf(nid, backend.now());
    return (
      pages.get(nid) ?? (regionPageAddress === undefined ? undefined : findPage(backend, regionPageAddress))
    );
  };
  const respond = (c: Context, path: string, render: (page: Page) => Response) => {
    if (c.req.header("Cookie") !== undefined) return c.json({ message: "Forbidden" }, 403);
    const page = find(path);
    return page ? render(page) : c.notFound();
  };
  const api = "/api/drupal/api";
  return new Hono()
    .get(`${api}/preview/*`, (c) => respond(c, c.req.path.slice(api.length), (page) => c.json(page.wire)))
    .get(`${api}/preview-breadcrumb`, (c) =>
      respond(c, c.req.query("path") ?? "", (page) => c.json(crumbsOf(page, backend))),
    );
}
