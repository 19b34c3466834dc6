import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";

/**
 * Built files: their names change with their content, so browsers keep them for good. Those of earlier builds stay for
 * a week (scripts/earlier-assets.mjs), for pages that were made with them.
 * @param folder where the build stands
 */
export function staticFiles(folder = "build"): RequestHandler {
  const router = Router();
  for (const assets of ["client/assets", "earlier"])
    router.use(
      "/assets",
      express.static(join(folder, assets), { immutable: true, maxAge: "1y", index: false }),
    );
  router.use(express.static(join(folder, "client"), { maxAge: "1h", index: false, redirect: false }));
  return router;
}
