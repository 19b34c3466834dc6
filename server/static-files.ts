import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";

/**
 * Serves the files of the build. Names of assets contain a hash, so browsers cache them for a year. Assets of earlier
 * builds remain for a week (scripts/earlier-assets.mjs), for pages that refer to them.
 */
export function staticFiles(folder = "build"): RequestHandler {
  const router = Router();
  // Every file has an extension, so the disk is not asked about other addresses.
  router.use(({ path }, _response, next) => next(/\.\w+$/.test(path) ? undefined : "router"));
  for (const assets of ["client/assets", "earlier"])
    router.use(
      "/assets",
      express.static(join(folder, assets), { immutable: true, maxAge: "1y", index: false }),
    );
  router.use(express.static(join(folder, "client"), { maxAge: "1h", index: false, redirect: false }));
  return router;
}
