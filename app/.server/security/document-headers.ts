import { pageFailures } from "~/utils/errors";
import { isPreviewPath, pathOf } from "~/utils/paths";
import { hasPrivateQuery } from "~/utils/private-query";
import type { RoutePolicy } from "~/utils/route-policy";
import type { Config } from "../config/config";
import { contentPolicy } from "./content-policy";
import type { ThirdPartyLoads } from "./third-party-loads";
import { isTracked } from "./tracking";

interface Document {
  status: number;
  /** The response to a POST repeats what the visitor typed. */
  method: string;
  url: string;
  policy: RoutePolicy;
  /** Whether its visitor is a member. */
  isMember?: boolean;
  /** Seconds after which a failed page may succeed. */
  retrySeconds?: number;
  /** The third parties that it loads. */
  loads: ThirdPartyLoads;
}

const defaultRetrySeconds = 30;

/** Browser features that neither the site nor a frame in it uses; frames of videos play, also on the full screen. */
const permissionsPolicy = [
  ...["accelerometer", "browsing-topics", "camera", "display-capture", "geolocation", "gyroscope"],
  ...["hid", "local-fonts", "magnetometer", "microphone", "midi", "payment", "serial", "usb"],
]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** The headers of an HTML document; server/security-headers.ts sets those of all responses. */
export function documentHeaders(
  config: Config,
  { status, method, url, policy, isMember = false, retrySeconds = 0, loads }: Document,
): [string, string][] {
  const outage = status >= 500;
  const isPersonal =
    method === "POST" || !policy.shared || isMember || hasPrivateQuery(url) || loads.embeds === "page";
  // The response differs after logging in.
  const isStorable = !outage && !isPersonal && status !== pageFailures.unauthorized;
  const headers: [string, string][] = [
    ["Content-Type", "text/html; charset=utf-8"],
    ["Content-Security-Policy", contentPolicy(config, loads)],
    ["Permissions-Policy", permissionsPolicy],
    ["Cache-Control", isStorable ? "no-cache" : "no-store"],
  ];
  // Statistics of a page tell its referrer: the address of a page that no third party learns of, which may hold a code.
  if (!isTracked({ policy, request: { url } })) headers.push(["Referrer-Policy", "strict-origin"]);
  if (outage) headers.push(["Retry-After", String(Math.max(defaultRetrySeconds, retrySeconds))]);
  if (config.noindex || isPreviewPath(pathOf({ url }))) headers.push(["X-Robots-Tag", "noindex"]);
  return headers;
}
