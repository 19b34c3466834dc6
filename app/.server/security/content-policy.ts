import { embedHosts } from "~/fields/embeds";
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

/** reCAPTCHA, which draws itself in a frame of its own. */
const captcha: Sources = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "connect-src": ["https://www.google.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/"],
};

/** Cookiebot. Its dialog writes styles into the page that no hash could name (docs/decisions/0010-consent.md). */
const consentProvider: Sources = {
  "script-src": ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"],
  "style-src": ["'unsafe-inline'"],
  "img-src": ["https://imgsct.cookiebot.com"],
  "connect-src": ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"],
  "frame-src": ["https://consentcdn.cookiebot.com"],
};

/** The hosts a page may frame, once a visitor allowed it. */
export function frameHosts({ embedHosts: others }: Pick<Config, "embedHosts">): string[] {
  return [...new Set([...embedHosts, ...others])];
}

/** The content-security policy of one document: our own files, and of others only what it loads. */
export function contentPolicy(config: Config, loads: ThirdPartyLoads): string {
  const hosts = frameHosts(config).filter(
    (host) => loads.embeds !== "none" || loads.freeFrames.includes(host),
  );
  const providers = [
    { "frame-src": hosts.map((host) => `https://${host}`) },
    ...(loads.tagManager ? [tagManager] : []),
    ...(loads.captcha ? [captcha] : []),
    ...(loads.consentProvider ? [consentProvider] : []),
  ];
  const from = (directive: Directive, ...own: string[]) => {
    const sources = [...own, ...providers.flatMap((provider: Sources) => provider[directive] ?? [])];
    return `${directive} ${sources.length > 0 ? sources.join(" ") : "'none'"}`;
  };
  return [
    "default-src 'self'",
    from("script-src", "'self'"),
    from("style-src", "'self'"),
    // The arrow of a select is a drawing inside the style sheet.
    from("img-src", "'self'", "data:", ...config.mediaHosts.map((host) => `https://${host}`)),
    "font-src 'self'",
    "media-src 'self'",
    from("frame-src"),
    // In development Vite reloads the page over a web socket.
    from("connect-src", "'self'", ...(config.development ? ["ws:"] : [])),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...foreignOrigins(config.donateUrl)].join(" "),
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The one form of ours that may lead to another site is that of a gift. */
function foreignOrigins(donateUrl: string): string[] {
  return URL.canParse(donateUrl) ? [new URL(donateUrl).origin] : [];
}
