import { Hono } from "hono";
import { brands } from "../../app/utils/brand";
import type { Backend } from "../backend";

/** The notice, social links and newsletter form of a brand; an unknown brand gets those of the general brand. */
export function siteSettingsRoutes({ content }: Backend): Hono {
  return new Hono().get("/api/drupal/api/site-settings", (c) => {
    const brand = brands.find((name) => name === c.req.header("X-Platform")) ?? "dementie";
    return c.json(content.site[brand]);
  });
}
