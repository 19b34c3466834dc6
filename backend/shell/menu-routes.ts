import { Hono } from "hono";
import { brands } from "../../app/utils/brand";
import type { Backend } from "../backend";
import { inOrderOf, menuNames, menuTree } from "./menus";

/** Serves the menus as trees, in the order of the brand. */
export function menuRoutes({ content }: Backend): Hono {
  return new Hono().get("/api/drupal/api/menu_items/:menu", (c) => {
    const name = menuNames.find((candidate) => candidate === c.req.param("menu"));
    if (!name) return c.notFound();
    const brand = brands.find((known) => known === c.req.header("X-Platform"));
    return c.json(menuTree(inOrderOf(brand, content.menus[name]), new URL(c.req.url).origin));
  });
}
