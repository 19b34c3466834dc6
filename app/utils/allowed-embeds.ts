/** The name of something of another site on a page: its anchor, and how a visitor's choice remembers it. */
export function embedId(url: string): string {
  const name = url.replace(/^https:\/\//, "").replace(/[^A-Za-z0-9]+/g, "-");
  // Addresses differ in their ends.
  return `embed-${name.replace(/^-|-$/g, "").slice(-80)}`;
}

/** More than a page ever has. */
const most = 20;

/** The value of the cookie `alleen-deze`: what a visitor wants to see on one page, without agreeing to anything else. */
export function serializeAllowedEmbeds(path: string, ids: readonly string[]): string {
  return new URLSearchParams([["pad", path], ...ids.slice(-most).map((id) => ["deze", id])]).toString();
}

/** Reads that value for the page at `path` (as it stands in the address); of another page it says nothing. */
export function parseAllowedEmbeds(value: string, path: string): string[] {
  const fields = new URLSearchParams(value);
  if (fields.get("pad") !== path) return [];
  return [...new Set(fields.getAll("deze"))].filter(isEmbedId).slice(0, most);
}

export function isEmbedId(value: unknown): value is string {
  return typeof value === "string" && /^embed-[A-Za-z0-9-]{1,80}$/.test(value);
}
