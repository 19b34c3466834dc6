import { localAddress } from "~/.server/http/own-addresses";
import { mediaUrl } from "~/fields/images";
import type { Checked } from "./finding";
import type { Cms } from "./observe";

/** As many pictures say whether the CMS serves them. */
const most = 20;

/** Loads some of the pictures of pages, as the site does for browsers. */
export async function checkFiles(
  cms: Cms,
  addresses: string[],
  siteHosts: readonly string[],
): Promise<Checked> {
  const paths = [...new Set(addresses.map((address) => mediaUrl(localAddress(address, siteHosts))))]
    .filter((path) => path.startsWith("/"))
    .slice(0, most);
  const findings: Checked["findings"] = [];
  for (const path of paths) {
    const { status, type } = await cms.head(path);
    if (status === 200 && type.startsWith("image/")) continue;
    findings.push({
      level: "problem",
      place: path,
      what: whatOf(status, type),
      change:
        "Developer: the address of a picture is a path below /drupal/media, or below /sites/default/files with its itok; Drupal must answer with the file there.",
    });
  }
  return {
    kind: "call",
    subject: "GET /drupal/media/{path}, /drupal/files/{path}",
    right: paths.length > 0 ? `${paths.length} pictures load` : "no pictures of its own on these pages",
    findings,
  };
}

function whatOf(status: number, type: string): string {
  if (status === 0) return "does not load";
  return status === 200 ? `is no picture but ${type || "of no type"}` : `Drupal answers ${status}`;
}
