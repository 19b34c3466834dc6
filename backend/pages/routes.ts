import { Hono } from "hono";
import { decodedPath } from "../../app/utils/paths";
import { addressOf, type Backend, findPage } from "../backend";
import { isExpired } from "./listed";

const prefix = "/api/drupal";

/** Home pages by brand and other pages by address. Mount last: it matches everything below `/api/drupal/`. */
export function pageRoutes(backend: Backend): Hono {
  const { content, now } = backend;
  return new Hono()
    .get(`${prefix}/api/homepage`, (c) => {
      const { homes } = content;
      // A brand without a home page gets that of the general brand.
      const home =
        homes.get(c.req.header("X-Platform") ?? "") ?? homes.get("dementie") ?? [...homes.values()][0];
      return c.json(home ? [home.wire] : []);
    })
    .get(`${prefix}/*`, (c) => {
      const path = decodedPath(c.req.path.slice(prefix.length));
      const page = path === null ? null : findPage(backend, addressOf(path));
      if (!page) return c.notFound();
      if (isExpired(page, now())) return c.json({ message: "Gone" }, 410);
      return c.json(page.wire);
    });
}
