import { parseUrl } from "~/utils/url";

/** The service of an embed, which determines its height; frames of kind `other` report their own. */
export type EmbedKind = "interacty" | "riddle" | "spotify" | "other";

export interface Embed {
  kind: EmbedKind;
  /** The name of the service, or else the host. */
  provider: string;
  host: string;
  /** The address of the frame. */
  url: string;
  /** The address of the page at the service itself. */
  source: string;
}

/** The hosts that may always be framed; EMBED_HOSTS adds hosts. */
export const embedHosts: readonly string[] = [
  "www.youtube-nocookie.com",
  "player.vimeo.com",
  "open.spotify.com",
  "interacty.me",
  "p.interacty.me",
  "www.riddle.com",
  "quiz.riddle.com",
];

/** Parses the address of an embed. Null unless it is an https address without credentials and port. */
export function readEmbed(address: string): Embed | null {
  const source = parseUrl(address);
  if (source?.protocol !== "https:" || source.username || source.port) return null;
  const frame = frameAddress(new URL(source));
  const { kind, provider } = findService(frame.hostname);
  return { kind, provider, host: frame.hostname, url: frame.href, source: source.href };
}

const services: [name: string, kind: EmbedKind, host: RegExp][] = [
  ["Interacty", "interacty", /^(p\.)?interacty\.me$/],
  ["Riddle", "riddle", /^(www|quiz)\.riddle\.com$/],
  ["Spotify", "spotify", /^open\.spotify\.com$/],
  ["YouTube", "other", /^www\.youtube-nocookie\.com$/],
  ["Vimeo", "other", /^player\.vimeo\.com$/],
];

function findService(host: string): { kind: EmbedKind; provider: string } {
  const [provider, kind] = services.find(([, , pattern]) => pattern.test(host)) ?? [host, "other" as const];
  return { kind, provider };
}

/** Converts the address of a page at a service to that of its player, with the least tracking. */
function frameAddress(url: URL): URL {
  if (url.hostname === "riddle.com") url.hostname = "www.riddle.com";
  const video = youtubeVideo(url);
  if (video) return new URL(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}`);
  if (/^(www\.)?youtube\.com$/.test(url.hostname)) url.hostname = "www.youtube-nocookie.com";
  // The path of an unlisted video has a key after the number.
  const [, number, key] =
    (/^(www\.)?vimeo\.com$/.test(url.hostname) && /^\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(url.pathname)) || [];
  if (number) return new URL(`https://player.vimeo.com/video/${number}?dnt=1${key ? `&h=${key}` : ""}`);
  if (url.hostname === "player.vimeo.com") url.searchParams.set("dnt", "1");
  if (url.hostname === "open.spotify.com" && !url.pathname.startsWith("/embed/"))
    url.pathname = `/embed${url.pathname.replace(/^\/intl-[a-z]+/, "")}`;
  return url;
}

/** The video id in the address of a YouTube page; null for players, channels and other pages. */
function youtubeVideo({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === "youtu.be") return pathname.slice(1) || null;
  if (!/^(www\.|m\.)?youtube\.com$/.test(hostname)) return null;
  return searchParams.get("v") ?? /^\/(?:shorts|live)\/([\w-]+)/.exec(pathname)?.[1] ?? null;
}
