import { LRUCache } from "lru-cache";
import type { SessionMember } from "./route";

interface Call {
  method: string;
  /** Of the page that is made; null for other callers. */
  requestId: string | null;
}

type Find = (session: string) => Promise<SessionMember | null>;

const maxPages = 1_000;
/** Longer than a page takes; it is the longest that a page sees a session that ended. */
const lifetimeMs = 5_000;

/** Looks up the member of a session, once for all reads of a page; what changes something always looks it up again. */
export function createMemberLookUp(
  find: Find,
): (session: string, call: Call) => Promise<SessionMember | null> {
  const found = new LRUCache<string, Promise<SessionMember | null>>({
    max: maxPages,
    ttl: lifetimeMs,
    // Sessions and members do not stay in memory.
    ttlAutopurge: true,
  });
  return (session, { method, requestId }) => {
    const key = `${requestId} ${session}`;
    if (method !== "GET" || requestId === null) {
      found.delete(key);
      return find(session);
    }
    const known = found.get(key);
    if (known) return known;
    const member = find(session);
    found.set(key, member);
    member.catch(() => found.delete(key));
    return member;
  };
}
