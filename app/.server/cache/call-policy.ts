import { decodedPath } from "~/utils/paths";
import { looksPersonal } from "~/utils/personal-data";

/** How responses of a call are cached. */
export interface CallPolicy {
  /** Fresh lifetime, as a multiple of the configured one. */
  freshFactor: number;
  /** Tags that a flush can name. */
  tags: readonly string[];
  /** Whether outage copies are stored; not of calls with visitor input. */
  durable: boolean;
}

interface Kind {
  path: RegExp;
  freshFactor: number;
  tags: string[];
  /** The query parameters that a visitor types. */
  typed?: string[];
}

// Menus, settings and the like change seldom, and a flush announces it. The first match counts.
const kinds: Kind[] = [
  { path: /^\/api\/drupal\/api\/menu_items\//, freshFactor: 5, tags: ["menu"] },
  { path: /^\/api\/drupal\/api\/site-settings$/, freshFactor: 5, tags: ["settings"] },
  { path: /^\/api\/drupal\/api\/slideins$/, freshFactor: 5, tags: ["slide-in"] },
  {
    path: /^\/api\/drupal\/api\/(asset-injector\/css|structured-data)$/,
    freshFactor: 5,
    tags: ["page-rule"],
  },
  { path: /^\/api\/drupal\/api\/taxonomies\//, freshFactor: 5, tags: ["taxonomy"] },
  { path: /^\/api\/drupal\/api\/node-path$/, freshFactor: 5, tags: ["page", "alias"] },
  { path: /^\/api\/drupal\/api\/breadcrumb$/, freshFactor: 1, tags: ["page", "breadcrumb"] },
  { path: /^\/api\/drupal\/api\/get-regio-/, freshFactor: 1, tags: ["region"] },
  { path: /^\/api\/drupal\/api\/all-bedrijfsvriend$/, freshFactor: 1, tags: ["partner"] },
  { path: /^\/api\/drupal\//, freshFactor: 1, tags: ["page"] },
  { path: /^\/api\/v1\/es\/(search|suggest)$/, freshFactor: 1, tags: ["search"], typed: ["query"] },
  { path: /^\/api\/v1\/es\/news\b/, freshFactor: 1, tags: ["news"], typed: ["query"] },
  { path: /^\/api\/v1\/recommendation-items$/, freshFactor: 1, tags: ["recommendation"] },
  { path: /^\/api\/v1\/region\/news/, freshFactor: 1, tags: ["news", "region"], typed: ["query"] },
  {
    path: /^\/api\/v1\/region\/(.+\/)?(activit|cities)/,
    freshFactor: 1,
    tags: ["activity"],
    typed: ["query"],
  },
  { path: /^\/api\/v1\/region\/locations\//, freshFactor: 1, tags: ["location"] },
  {
    path: /^\/api\/v1\/region\/vacancies\//,
    freshFactor: 1,
    tags: ["vacancy"],
    typed: ["query", "address"],
  },
  { path: /^\/api\/v1\/regions?\b/, freshFactor: 1, tags: ["region"], typed: ["query"] },
];

// Previews are private, and redirects have their own cache (redirect-cache.ts).
const neverCached = /^\/api\/(drupal\/api\/preview|v1\/redirect\/)/;

/** The policy of a call; null where its responses are never cached, such as searches that look personal. */
export function callPolicyOf(path: string, query = new URLSearchParams()): CallPolicy | null {
  if (neverCached.test(path)) return null;
  const kind = kinds.find((each) => each.path.test(path));
  if (!kind) return { freshFactor: 1, tags: [], durable: false };
  const typed = (kind.typed ?? []).flatMap((name) => query.get(name) || []);
  if (typed.some(looksPersonal)) return null;
  return {
    freshFactor: kind.freshFactor,
    tags: [...kind.tags, ...itemTags(path, query)],
    durable: typed.length === 0,
  };
}

/** Tags of the item that a call loads: `page:/zorgen`, `node:12`, `region:12`. */
function itemTags(path: string, query: URLSearchParams): string[] {
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

/** Tags of the nodes in a response: the page itself and those it embeds (`node:12`). */
export function nodeTagsOf(text: string): string[] {
  return [
    ...new Set([...text.matchAll(/"nid":\s*\[\s*\{\s*"value":\s*"?(\d+)/g)].map(([, id]) => `node:${id}`)),
  ];
}
