import express, { type RequestHandler, Router } from "express";

/** Built files: their names change with their content, so browsers keep them for good. */
export function staticFiles(): RequestHandler {
  const router = Router();
  router.use(
    "/assets",
    express.static("build/client/assets", { immutable: true, maxAge: "1y", fallthrough: true }),
  );
  router.use(express.static("build/client", { maxAge: "1h", index: false, redirect: false }));
  return router;
}
