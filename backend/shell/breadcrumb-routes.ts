import { Hono } from "hono";
import { addressOf, type Backend, findPage } from "../backend";
import type { Page } from "../pages/expand-page";
import { isListed } from "../pages/listed";

const home = { title: "Home", url: "/" };

/** The breadcrumbs of a published page. */
export function breadcrumbRoutes(backend: Backend): Hono {
  return new Hono().get("/api/drupal/api/breadcrumb", (c) => {
    const path = c.req.query("path") ?? "";
    if (path === "/") return c.json([home]);
    const page = findPage(backend, addressOf(path));
    return page?.status ? c.json(crumbsOf(page, backend)) : c.notFound();
  });
}

/** The breadcrumbs from the home page through the published ancestors to the page. */
export function crumbsOf(page: Page, backend: Backend): { title: string; url: string }[] {
  if (page.address === "/") return [home];
  const find = (address: string) => findPage(backend, address);
  const ancestors = ancestorsOf(page, find).filter((ancestor) => isListed(ancestor, backend.now()));
  return [home, ...[...ancestors, page].map((each) => ({ title: each.title, url: each.address }))];
}

type Find = (address: string) => Page | undefined;

function ancestorsOf(page: Page, find: Find): Page[] {
  const ancestors: Page[] = [];
  let parent = parentOf(page, find);
  while (parent && !isAmong([page, ...ancestors], parent)) {
    ancestors.unshift(parent);
    parent = parentOf(parent, find);
  }
  return ancestors;
}

function isAmong(pages: Page[], page: Page): boolean {
  return pages.some(({ nid }) => nid === page.nid);
}

/** The parent set by the editor, or else the nearest page above it in its address. */
function parentOf({ address, parentAddress }: Page, find: Find): Page | undefined {
  if (parentAddress) return find(parentAddress);
  const names = address.split("/");
  while (names.length > 2) {
    names.pop();
    const parent = find(names.join("/"));
    if (parent) return parent;
  }
  return undefined;
}
