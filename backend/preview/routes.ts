import { type Context, Hono } from "hono";
import { type Backend, findPage } from "../backend";
import type { Page } from "../pages/expand-page";
import { crumbsOf } from "../shell/breadcrumb-routes";

const previewed = /^\/preview\/node\/(\d+)\/\d+$/;

/**
 * Every page, whether it is published, expired or neither. A file has one revision, so every number of one is that.
 * Nobody logs in to this CMS: who comes with a session of their own is turned away.
 */
export function previewRoutes(backend: Backend): Hono {
  const pages = new Map(
    [...backend.content.homes.values(), ...backend.content.pages.values()].map((page) => [page.nid, page]),
  );
  const find = (path: string) => {
    const nid = Number(previewed.exec(path)?.[1]);
    const ofRegion = backend.content.regionPages.addressOf(nid, backend.now());
    return pages.get(nid) ?? (ofRegion === undefined ? undefined : findPage(backend, ofRegion));
  };
  const answer = (c: Context, path: string, found: (page: Page) => Response) => {
    if (c.req.header("Cookie") !== undefined) return c.json({ message: "Forbidden" }, 403);
    const page = find(path);
    return page ? found(page) : c.notFound();
  };
  const api = "/api/drupal/api";
  return new Hono()
    .get(`${api}/preview/*`, (c) => answer(c, c.req.path.slice(api.length), (page) => c.json(page.wire)))
    .get(`${api}/preview-breadcrumb`, (c) =>
      answer(c, c.req.query("path") ?? "", (page) => c.json(crumbsOf(page, backend))),
    );
}
