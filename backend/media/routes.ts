import { Hono } from "hono";
import type { Backend } from "../backend";
import { createPictureFiles } from "./picture-files";

/** Serves pictures and their crops. */
export function mediaRoutes({ content, dataDir }: Backend): Hono {
  const pictureFile = createPictureFiles(dataDir);
  return new Hono().get("/drupal/media/:hash/:name/:file", async (c) => {
    const { hash, name, file: fileName } = c.req.param();
    const picture = content.pictures.get(name);
    if (picture?.hash !== hash) return c.notFound();
    const file = await pictureFile(picture, fileName);
    if (!file) return c.notFound();
    return c.body(file.bytes, 200, {
      "Content-Type": file.type,
      "Cache-Control": "public, max-age=31536000, immutable",
      // An SVG opened directly is a document: prevent it from running scripts or loading resources.
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      "X-Content-Type-Options": "nosniff",
    });
  });
}
