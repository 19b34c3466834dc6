import { hash } from "node:crypto";

/** The maximum node id of a page. */
export const maxNid = 1_000_000;

/** A UUID derived from a key. */
export function uuidOf(key: string): string {
  const hex = hash("sha256", key);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Node ids derived from the keys of pages, so that a new page does not change other ids. On a collision, the key that
 * sorts later gets the next free id.
 */
export function nidsOf(keys: Iterable<string>): Map<string, number> {
  const taken = new Set<number>();
  const nids = new Map<string, number>();
  for (const key of [...keys].sort()) {
    let nid = (Number.parseInt(hash("sha256", key).slice(0, 8), 16) % maxNid) + 1;
    while (taken.has(nid)) nid = (nid % maxNid) + 1;
    taken.add(nid);
    nids.set(key, nid);
  }
  return nids;
}
