/** The id of an embed: its anchor on the page and its value in the cookie `alleen-deze`. */
export function embedId(url: string): string {
  const name = url.replace(/^https:\/\//, "").replace(/[^A-Za-z0-9]+/g, "-");
  // Long addresses of one host differ at the end.
  return `embed-${name.replace(/^-|-$/g, "").slice(-80)}`;
}

/** More than any page has. */
const maxEmbeds = 20;

/** The value of the cookie `alleen-deze`: the embeds that a visitor allowed on one page without general consent. */
export function serializeAllowedEmbeds(path: string, ids: readonly string[]): string {
  return new URLSearchParams([["pad", path], ...ids.slice(-maxEmbeds).map((id) => ["deze", id])]).toString();
}

/** Parses that value for the page at `path` (percent-encoded); empty for another page. */
export function parseAllowedEmbeds(value: string, path: string): string[] {
  const fields = new URLSearchParams(value);
  if (fields.get("pad") !== path) return [];
  return [...new Set(fields.getAll("deze"))].filter(isEmbedId).slice(0, maxEmbeds);
}

export function isEmbedId(value: unknown): value is string {
  return typeof value === "string" && /^embed-[A-Za-z0-9-]{1,80}$/.test(value);
}
