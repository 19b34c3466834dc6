import { embedHosts } from "~/fields/embeds";
import { mediaOrigin } from "~/utils/media-hosts";
import type { Config } from "../config/config";
import type { ThirdPartyLoads } from "./third-party-loads";

type Directive = "script-src" | "style-src" | "img-src" | "connect-src" | "frame-src";
type Sources = Partial<Record<Directive, string[]>>;

/** Google Tag Manager, and the statistics that it may send. */
const tagManager: Sources = {
  "script-src": ["https://www.googletagmanager.com"],
  "img-src": ["https://www.googletagmanager.com", "https://*.google-analytics.com"],
  "connect-src": [
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ],
};

/** reCAPTCHA, which appears in a frame. */
const captcha: Sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/"],
};

/** Cookiebot. Its dialog adds inline styles without a stable hash (docs/decisions/0010-consent.md). */
const consentProvider: Sources = {
  "script-src": ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"],
  "style-src": ["'unsafe-inline'"],
  "img-src": ["https://imgsct.cookiebot.com"],
  "connect-src": ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"],
  "frame-src": ["https://consentcdn.cookiebot.com"],
};

/** The policy of responses that are no documents, such as feeds, files and texts: opened directly, they run nothing. */
export const plainContentPolicy =
  "script-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The hosts that a page may frame after the visitor allows it. */
export function frameHosts({ embedHosts: configured }: Pick<Config, "embedHosts">): string[] {
  return [...new Set([...embedHosts, ...configured])];
}

/** The content security policy of one document: this site, and only the third parties that the document loads. */
export function contentPolicy(config: Config, loads: ThirdPartyLoads): string {
  const hosts = frameHosts(config).filter(
    (host) => loads.embeds !== "none" || loads.hostsWithoutConsent.includes(host),
  );
  const providers = [
    { "frame-src": hosts.map((host) => `https://${host}`) },
    ...(loads.tagManager ? [tagManager] : []),
    ...(loads.captcha ? [captcha] : []),
    ...(loads.consentProvider ? [consentProvider] : []),
  ];
  const directive = (name: Directive, ...siteSources: string[]) => {
    const sources = [...siteSources, ...providers.flatMap((provider: Sources) => provider[name] ?? [])];
    return `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`;
  };
  return [
    "default-src 'self'",
    directive("script-src", "'self'"),
    directive("style-src", "'self'"),
    // The style sheet contains the arrow of a select as a data address.
    directive("img-src", "'self'", "data:", ...config.mediaHosts.map(mediaOrigin)),
    "font-src 'self'",
    "media-src 'self'",
    directive("frame-src"),
    // In development Vite reloads the page over a web socket.
    directive("connect-src", "'self'", ...(config.development ? ["ws:"] : [])),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...donationOrigins(config.donateUrl)].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Only the donation form may post to another site. */
function donationOrigins(donateUrl: string): string[] {
  return URL.canParse(donateUrl) ? [new URL(donateUrl).origin] : [];
}
