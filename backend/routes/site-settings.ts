import { Hono } from "hono";
import type { Backend } from "../backend";

/** The site-wide notice and the social links. */
export function siteSettingsRoutes({ content }: Backend): Hono {
  return new Hono().get("/api/drupal/api/site-settings", (c) => c.json(content.site));
}
