import { decodedPath } from "~/utils/paths";
import { looksPersonal } from "~/utils/personal-data";

/** How the answers of a call are kept. */
export interface CallPolicy {
  /** How long an answer is new, in times the configured expiry. */
  expiries: number;
  /** By which a flush finds it. */
  tags: readonly string[];
  /** Whether it may outlive the process; what visitors type may not. */
  lasting: boolean;
}

interface Kind {
  path: RegExp;
  expiries: number;
  tags: string[];
  /** The part of the query that a visitor typed. */
  typed?: string;
}

// What stands around pages changes seldom, and a flush says when. The first that matches counts.
const kinds: Kind[] = [
  { path: /^\/api\/drupal\/api\/menu_items\//, expiries: 5, tags: ["menu"] },
  { path: /^\/api\/drupal\/api\/site-settings$/, expiries: 5, tags: ["settings"] },
  { path: /^\/api\/drupal\/api\/slideins$/, expiries: 5, tags: ["slide-in"] },
  { path: /^\/api\/drupal\/api\/(asset-injector\/css|structured-data)$/, expiries: 5, tags: ["page-rule"] },
  { path: /^\/api\/drupal\/api\/taxonomies\//, expiries: 5, tags: ["taxonomy"] },
  { path: /^\/api\/drupal\/api\/node-path$/, expiries: 5, tags: ["page", "alias"] },
  { path: /^\/api\/drupal\/api\/breadcrumb$/, expiries: 1, tags: ["page", "breadcrumb"] },
  { path: /^\/api\/drupal\/api\/get-regio-/, expiries: 1, tags: ["region"] },
  { path: /^\/api\/drupal\/api\/all-bedrijfsvriend$/, expiries: 1, tags: ["partner"] },
  { path: /^\/api\/drupal\//, expiries: 1, tags: ["page"] },
  { path: /^\/api\/v1\/es\/(search|suggest)$/, expiries: 1, tags: ["search"], typed: "query" },
  { path: /^\/api\/v1\/es\/news\b/, expiries: 1, tags: ["news"], typed: "query" },
  { path: /^\/api\/v1\/recommendation-items$/, expiries: 1, tags: ["recommendation"] },
  { path: /^\/api\/v1\/region\/news/, expiries: 1, tags: ["news", "region"], typed: "query" },
  { path: /^\/api\/v1\/region\/(.+\/)?(activit|cities)/, expiries: 1, tags: ["activity"], typed: "query" },
  { path: /^\/api\/v1\/region\/locations\//, expiries: 1, tags: ["location"] },
  { path: /^\/api\/v1\/region\/vacancies\//, expiries: 1, tags: ["vacancy"], typed: "query" },
  { path: /^\/api\/v1\/regions?\b/, expiries: 1, tags: ["region"], typed: "query" },
];

// A preview is for who asks for it, and redirects have a cache of their own (text-cache.ts).
const neverKept = /^\/api\/(drupal\/api\/preview|v1\/redirect\/)/;

/** How the answers of a call are kept; null where they are not: what may tell who asked is kept nowhere. */
export function callPolicyOf(path: string, query = new URLSearchParams()): CallPolicy | null {
  if (neverKept.test(path)) return null;
  const kind = kinds.find((each) => each.path.test(path));
  if (!kind) return { expiries: 1, tags: [], lasting: false };
  const words = (kind.typed && query.get(kind.typed)) || "";
  if (looksPersonal(words)) return null;
  return { expiries: kind.expiries, tags: [...kind.tags, ...ownTags(path, query)], lasting: words === "" };
}

/** The tags of one thing: `page:/zorgen`, `node:12`, `region:12`. */
function ownTags(path: string, query: URLSearchParams): string[] {
  const alias = /^\/api\/drupal(?!\/api\/)(\/.*)$/.exec(path)?.[1];
  const page = query.get("path") ?? (alias ? decodedPath(alias) : null);
  const region =
    query.get("regio") ?? query.get("regionId") ?? /^\/api\/v1\/region\/.+\/(\d+)/.exec(path)?.[1];
  const node = /^\/node\/(\d+)$/.exec(page ?? "")?.[1];
  const home = path === "/api/drupal/api/homepage" ? "/" : null;
  const address = home ?? (node ? null : page);
  return [
    ...(address ? [`page:${address}`] : []),
    ...(node ? [`node:${node}`] : []),
    ...(region ? [`region:${region}`] : []),
  ];
}

/** A tag for every node in an answer: the page itself, and what it takes from others (`node:12`). */
export function nodeTagsOf(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/"nid":\s*\[\s*\{\s*"value":\s*"?(\d+)/g)].map(([, id]) => `node:${id}`)),
  ];
}
