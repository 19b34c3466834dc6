import { parseArgs } from "node:util";
import { originOf } from "~/.server/config/brand-of-request";
import type { Config } from "~/.server/config/config";
import { type Brand, brands, isBrand } from "~/utils/brand";
import { linkKeys, type PreviewTarget, previewPath, previewTarget } from "./model";
import { signPreview } from "./signature.server";

const usage = "npm run preview-link -- {entity type} {id} {revision} [--hours 24] [--brand samen]";
const maxHours = 30 * 24;

/**
 * Creates a signed link from arguments: `node 12 34 --hours 48 --brand samen`, or `/zorgen/partner` for the current
 * revision of the page at a path.
 * @throws Error that describes the invalid arguments.
 */
export async function previewLink(
  config: Config,
  args: string[],
  now: Date,
  findTarget: (path: string, brand: Brand) => Promise<PreviewTarget | null>,
): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { hours: { type: "string", default: "24" }, brand: { type: "string", default: config.brand } },
  });
  const { brand } = values;
  if (!isBrand(brand)) throw new Error(`--brand is one of ${brands.join(", ")}`);
  const hours = Number(values.hours);
  if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
    throw new Error(`--hours is a whole number from 1 to ${maxHours}`);
  }
  const [first = "", entityId = "", revisionId = ""] = positionals;
  const byPath = first.startsWith("/");
  if (positionals.length !== (byPath ? 1 : 3)) throw new Error(`Which page? For example: ${usage}`);
  const target = byPath
    ? await findTarget(first, brand)
    : previewTarget(previewPath({ entityType: first, entityId, revisionId }));
  if (!target) throw new Error(`There is no page ${positionals.join(" ")}. For example: ${usage}`);
  const link = new URL(previewPath(target), brandOrigin(brand, config));
  const until = Math.floor(now.getTime() / 1000) + hours * 3600;
  link.searchParams.set(linkKeys.until, String(until));
  link.searchParams.set(linkKeys.code, signPreview(target, until, config.sessionSecrets));
  return link.href;
}

/** Origin of a brand: its own host, or the local one. */
function brandOrigin(brand: Brand, config: Config): string {
  const url = new URL(originOf(brand, config));
  if ((config.brandHosts.get(url.hostname) ?? config.brand) === brand) return url.origin;
  if (url.hostname !== "localhost")
    throw new Error(`--brand ${brand} has no host of its own: see BRAND_HOSTS`);
  url.hostname = `${brand}.localhost`;
  return url.origin;
}
