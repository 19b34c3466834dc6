/**
 * Prints a signed link to a preview: `npm run preview-link -- node 12 34`, optionally with `--hours 48` and
 * `--brand samen`. `npm run preview-link -- /zorgen/partner` looks up the page in the CMS.
 */
import { environmentConfig } from "../app/.server/config/environment";
import { createAppContext } from "../app/.server/context/context";
import { findPreviewTarget } from "../app/features/preview/find-target.server";
import { previewLink } from "../app/features/preview/link.server";

try {
  const config = environmentConfig();
  const find: Parameters<typeof previewLink>[3] = async (path, brand) =>
    findPreviewTarget(await createAppContext(config), path, brand);
  console.log(await previewLink(config, process.argv.slice(2), new Date(), find));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
