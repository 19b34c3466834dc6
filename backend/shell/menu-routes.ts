import { Hono } from "hono";
import type { Backend } from "../backend";
import { menuNames, menuTree } from "./menus";

/** Serves the menus as trees. */
export function menuRoutes({ content }: Backend): Hono {
  return new Hono().get("/api/drupal/api/menu_items/:menu", (c) => {
    const name = menuNames.find((candidate) => candidate === c.req.param("menu"));
    return name ? c.json(menuTree(content.menus[name], new URL(c.req.url).origin)) : c.notFound();
  });
}
