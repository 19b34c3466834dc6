/** What an address embeds (spec 002, section 4); `other` tells its own height. */
export type EmbedKind = "interacty" | "riddle" | "spotify" | "other";

export interface Embed {
  kind: EmbedKind;
  /** The name a visitor knows: that of the service, or of the host. */
  provider: string;
  host: string;
  /** The address of the frame. */
  url: string;
  /** Where to see the same at the service itself. */
  source: string;
}

/** The hosts a page may frame without any configuration; EMBED_HOSTS adds to them. */
export const embedHosts: readonly string[] = [
  "www.youtube-nocookie.com",
  "player.vimeo.com",
  "open.spotify.com",
  "interacty.me",
  "p.interacty.me",
  "www.riddle.com",
  "quiz.riddle.com",
];

/** Reads an editor's address; null for all but https, and for what is no address. */
export function readEmbed(address: string): Embed | null {
  const source = parsed(address);
  if (source?.protocol !== "https:" || source.username || source.port) return null;
  const frame = frameAddress(new URL(source));
  const { kind, provider } = serviceOf(frame.hostname);
  return { kind, provider, host: frame.hostname, url: frame.href, source: source.href };
}

const services: [name: string, kind: EmbedKind, host: RegExp][] = [
  ["Interacty", "interacty", /^(p\.)?interacty\.me$/],
  ["Riddle", "riddle", /^(www|quiz)\.riddle\.com$/],
  ["Spotify", "spotify", /^open\.spotify\.com$/],
  ["YouTube", "other", /^www\.youtube-nocookie\.com$/],
  ["Vimeo", "other", /^player\.vimeo\.com$/],
];

function serviceOf(host: string): { kind: EmbedKind; provider: string } {
  const [provider, kind] = services.find(([, , pattern]) => pattern.test(host)) ?? [host, "other" as const];
  return { kind, provider };
}

/** The page for visitors becomes the page for frames, in the way that tracks least (spec 002, section 7). */
function frameAddress(url: URL): URL {
  if (url.hostname === "riddle.com") url.hostname = "www.riddle.com";
  const video = youtubeVideo(url);
  if (video) return new URL(`https://www.youtube-nocookie.com/embed/${encodeURIComponent(video)}`);
  if (/^(www\.)?youtube\.com$/.test(url.hostname)) url.hostname = "www.youtube-nocookie.com";
  // An unlisted video has a key behind its number.
  const [, number, key] =
    (/^(www\.)?vimeo\.com$/.test(url.hostname) && /^\/(\d+)(?:\/([\da-f]+))?\/?$/.exec(url.pathname)) || [];
  if (number) return new URL(`https://player.vimeo.com/video/${number}?dnt=1${key ? `&h=${key}` : ""}`);
  if (url.hostname === "player.vimeo.com") url.searchParams.set("dnt", "1");
  if (url.hostname === "open.spotify.com" && !url.pathname.startsWith("/embed/"))
    url.pathname = `/embed${url.pathname.replace(/^\/intl-[a-z]+/, "")}`;
  return url;
}

/** The video that an address of YouTube shows to a visitor; null for one of a frame, a channel and the like. */
function youtubeVideo({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === "youtu.be") return pathname.slice(1) || null;
  if (!/^(www\.|m\.)?youtube\.com$/.test(hostname)) return null;
  return searchParams.get("v") ?? /^\/(?:shorts|live)\/([\w-]+)/.exec(pathname)?.[1] ?? null;
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
