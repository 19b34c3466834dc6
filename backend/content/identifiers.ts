import { hash } from "node:crypto";

/** The highest node id of a page. */
export const highestNid = 1_000_000;

/** A UUID that is always the same for the same key. */
export function uuidOf(key: string): string {
  const hex = hash("sha256", key);
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-4$3-8$4-$5");
}

/**
 * Node ids for the keys of pages. An id follows from the key alone, so adding a page changes no other id
 * (unless two keys meet, then the later one in the alphabet takes the next free id).
 */
export function nidsOf(keys: Iterable<string>): Map<string, number> {
  const taken = new Set<number>();
  const nids = new Map<string, number>();
  for (const key of [...keys].sort()) {
    let nid = (Number.parseInt(hash("sha256", key).slice(0, 8), 16) % highestNid) + 1;
    while (taken.has(nid)) nid = (nid % highestNid) + 1;
    taken.add(nid);
    nids.set(key, nid);
  }
  return nids;
}
