import { pageFailures } from "~/utils/errors";
import { isPreviewPath, pathOf } from "~/utils/paths";
import type { Config } from "../config/config";
import { contentPolicy } from "./content-policy";
import { isVisitorPage } from "./private-pages";
import type { ThirdPartyLoads } from "./third-party-loads";

interface Document {
  status: number;
  /** An answer to a post holds what a visitor typed. */
  method: string;
  /** So do some queries. */
  url: string;
  /** What it loads of other sites. */
  loads: ThirdPartyLoads;
}

/** The headers of an HTML document; those of all answers are set in server.ts. */
export function documentHeaders(
  config: Config,
  { status, method, url, loads }: Document,
): [string, string][] {
  const outage = status >= 500;
  // Shown on this page alone: no other visitor, and no other day, has the same document.
  const own = method === "POST" || isVisitorPage(url) || loads.embeds === "page";
  // Who logs in gets another answer.
  const kept = !outage && !own && status !== pageFailures.unauthorized;
  const headers: [string, string][] = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Security-Policy", contentPolicy(config, loads)],
    ["Cache-Control", kept ? "no-cache" : "no-store"],
  ];
  if (outage) headers.push(["Retry-After", "30"]);
  if (config.noindex || isPreviewPath(pathOf({ url }))) headers.push(["X-Robots-Tag", "noindex"]);
  return headers;
}
