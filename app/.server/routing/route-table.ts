import { decodedPath } from "~/utils/paths";
import { privatePolicy, type RoutePolicy } from "~/utils/route-policy";
import { escapeForRegExp } from "~/utils/text";

/** A route of the build: the part that the table needs. */
export interface BuiltRoute {
  id: string;
  path?: string | undefined;
  index?: boolean | undefined;
  parentId?: string | undefined;
  module: { default?: unknown; handle?: unknown };
}

interface TableRoute {
  id: string;
  /** Pattern with a leading slash, `:name` parameters and a final `*`. */
  pattern: string;
  policy: RoutePolicy;
  /** Whether it renders a page; else a feed, a file or a redirect. */
  isPage: boolean;
}

/** The routes of the build with their policies, matched by path. */
export interface RouteTable {
  /** In the order of their specificity. */
  routes: readonly TableRoute[];
  /** The route that Remix renders for a path; null without a build. */
  match(path: string): TableRoute | null;
}

/** A path with the fixed segments spelled as in the pattern of its route, which is matched regardless of case. */
export function spelledAsRoute(path: string, { pattern }: Pick<TableRoute, "pattern">): string {
  const segments = pattern.split("/");
  return path
    .split("/")
    .map((segment, index) => {
      const fixed = segments[index] ?? "*";
      return fixed === "*" || fixed.startsWith(":") ? segment : fixed;
    })
    .join("/");
}

/** Without a build, as in stock `remix-serve`: everything is private. */
export const emptyRouteTable: RouteTable = { routes: [], match: () => null };

/** Compiles the routes once; Remix compares every route with every request. */
export function createRouteTable(built: Record<string, BuiltRoute | undefined>): RouteTable {
  const compiled = Object.values(built)
    .flatMap((route, index) => (route && route.parentId !== undefined ? [{ route, index }] : []))
    .map(({ route, index }) => ({ ...compile(route), index, entry: tableRoute(route) }))
    .sort((one, other) => other.score - one.score || one.index - other.index);
  const fixed = new Map<string, TableRoute>();
  for (const { isFixed, entry } of compiled) {
    const key = entry.pattern.toLowerCase();
    if (isFixed && !fixed.has(key)) fixed.set(key, entry);
  }
  return {
    routes: compiled.map(({ entry }) => entry),
    match(path) {
      const decoded = path.includes("%") ? decodeSegments(path) : path;
      const matched = fixed.get(decoded.toLowerCase());
      return matched ?? compiled.find(({ expression }) => expression.test(decoded))?.entry ?? null;
    },
  };
}

/** Decodes a path as Remix does: an encoded slash separates no segments. */
function decodeSegments(path: string): string {
  return path
    .split("/")
    .map((segment) => (decodedPath(segment) ?? segment).replaceAll("/", "%2F"))
    .join("/");
}

function tableRoute({ id, path = "", module }: BuiltRoute): TableRoute {
  return { id, pattern: `/${path}`, policy: policyOf(module.handle), isPage: module.default !== undefined };
}

/** The scores of Remix (`rankRouteBranches` of its router), so that both choose the same route. */
const scores = { fixed: 10, parameter: 3, empty: 1, index: 2, splat: -2 };

function compile({ path = "", index }: BuiltRoute) {
  const segments = `/${path}`.split("/");
  const isSplat = segments.includes("*");
  const scored = segments.filter((segment) => segment !== "*");
  const score =
    segments.length +
    (isSplat ? scores.splat : 0) +
    (index ? scores.index : 0) +
    scored.reduce((sum, segment) => sum + scoreOf(segment), 0);
  const source = scored
    .slice(1)
    .map((segment) => `/${segment.startsWith(":") ? "([^/]+)" : escapeForRegExp(segment)}`)
    .join("")
    .replace(/^$/, "/");
  // As in Remix, trailing slashes are ignored.
  const end = path === "*" ? "(.*)$" : isSplat ? "(?:/(.+)|/*)$" : "/*$";
  const isFixed = !isSplat && !path.includes(":");
  return { score, isFixed, expression: new RegExp(`^${source}${end}`, "i") };
}

function scoreOf(segment: string): number {
  if (segment.startsWith(":")) return scores.parameter;
  return segment === "" ? scores.empty : scores.fixed;
}

function policyOf(handle: unknown): RoutePolicy {
  return hasPolicy(handle) ? handle.policy : privatePolicy;
}

function hasPolicy(handle: unknown): handle is { policy: RoutePolicy } {
  return typeof handle === "object" && handle !== null && "policy" in handle;
}
