import { Hono } from "hono";
import type { Backend } from "../backend";

/** Serves slide-ins, style sheets and structured data of editors, each with the paths where it applies. */
export function pageAdditionRoutes({ content }: Backend): Hono {
  const { slideIns, injectedStyles, structuredData } = content.additions;
  return new Hono()
    .get("/api/drupal/api/slideins", (c) => c.json(slideIns))
    .get("/api/drupal/api/asset-injector/css", (c) => c.json(injectedStyles))
    .get("/api/drupal/api/structured-data", (c) => c.json(structuredData));
}
