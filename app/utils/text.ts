/** Cut on a word boundary, with an ellipsis (spec 002, section 5). */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text;
  const boundary = text.lastIndexOf(" ", length);
  // A first word that is too long by itself is cut where it must be, but never through a character.
  const cut = boundary > 0 ? text.slice(0, boundary) : text.slice(0, length).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.trimEnd()}…`;
}

/** An anchor or address part of a title: lower-case, spaces to hyphens, other characters removed (spec 002, section 5). */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\s+/g, "-")
    .replace(/[^\w-]/g, "")
    .replace(/-{2,}/g, "-")
    .replace(/^-|-$/g, "");
}
